import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl';
import type {
  ProposedDegree,
  ProposedJob,
  ProposedLink,
  ProposedProject,
  ProposedText,
  ResumeProposal,
} from '#contract/resume-proposals.ts';
import { wishOf } from './read-lines.ts';
import { usedFor } from './sections/skills.ts';
import { Unreadable } from './text/line.ts';
import { findLinks, findPhone, platformOf, toLink } from './words/contacts.ts';
import { toMoment, toMonth } from './words/dates.ts';
import { fieldAfter, findDegree, instituteName } from './words/degrees.ts';
import { mentionedSkills, spelledSkill } from './words/skills.ts';
import { employmentTypeOf } from './words/titles.ts';

/** The rows of a CSV table (RFC 4180), each as an object by column name. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [whole, quoted, plain, end] of text.replace(/^\uFEFF/, '').matchAll(CELL)) {
    if (whole === '' && row.length === 0) continue;
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  const [names = [], ...values] = rows;
  return values
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) =>
      Object.fromEntries(names.map((name, place) => [name.trim(), (cells[place] ?? '').trim()])),
    );
}

const CELL = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/g;

const open = promisify<Buffer, Options, ZipFile>(fromBuffer);

const MOST_ENTRIES = 2000;
/** The maximum for one table; a whole career is a few kilobytes. */
const MOST_BYTES = 2 * 1024 * 1024;

type Tables = Map<string, Record<string, string>[]>;

/** The tables in the root of an archive, by their lower-case names: `positions`. */
async function readTables(bytes: Buffer): Promise<Tables> {
  try {
    const archive = await open(bytes, { lazyEntries: true, validateEntrySizes: true });
    if (archive.entryCount > MOST_ENTRIES) throw new Unreadable('BROKEN');
    return await tablesOf(archive);
  } catch {
    throw new Unreadable('BROKEN');
  }
}

function tablesOf(archive: ZipFile): Promise<Tables> {
  const tables: Tables = new Map();
  return new Promise((resolve, reject) => {
    archive.on('error', reject);
    archive.on('end', () => resolve(tables));
    archive.on('entry', (entry: Entry) => {
      const name = tableName(entry);
      if (!name) return archive.readEntry();
      archive.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        buffer(stream)
          .then((content) => {
            tables.set(name, readCsv(content.toString('utf8')));
            archive.readEntry();
          })
          .catch(reject);
      });
    });
    archive.readEntry();
  });
}

function tableName(entry: Entry): string | undefined {
  const isBearable = entry.uncompressedSize <= MOST_BYTES && !entry.isEncrypted();
  return isBearable ? /^(?:[^/]+\/)?([\w ]+)\.csv$/i.exec(entry.fileName)?.[1]?.toLowerCase() : undefined;
}

type Row = Readonly<Record<string, string>>;

/** The data export archive that LinkedIn sends to its users. */
export async function readLinkedInExport(bytes: Buffer, thisMonth: string): Promise<ResumeProposal> {
  const tables = await readTables(bytes);
  if (!tables.has('profile') && !tables.has('positions')) throw new Unreadable('NO_RESUME');
  const [profile = {}] = rowsOf(tables, 'profile');
  const experiences = rowsOf(tables, 'positions').map(toJob);
  const resumeHeadline = textOf(profile.Headline, 160);
  return {
    source: 'LINKEDIN_EXPORT',
    basicInfo: {
      firstName: textOf(profile['First Name'], 80),
      lastName: textOf(profile['Last Name'], 80),
      phone: phoneOf(tables),
      resumeHeadline,
      professionalSummary: textOf(profile.Summary, 2000),
      onlineProfiles: linksOf(profile),
    },
    skills: {
      ...wishOf(resumeHeadline, experiences),
      skills: rowsOf(tables, 'skills').flatMap(({ Name = '' }) => toSkill(Name, experiences, thisMonth)),
    },
    experience: { experiences, projects: rowsOf(tables, 'projects').map(toProject) },
    education: { educations: rowsOf(tables, 'education').map(toDegree) },
  };
}

function rowsOf(tables: Tables, name: string): Row[] {
  return (tables.get(name) ?? []).slice(0, 50);
}

function textOf(value: string | undefined, max: number): ProposedText | null {
  return value ? { value: value.slice(0, max), line: value, isSure: value.length <= max } : null;
}

function phoneOf(tables: Tables): ProposedText | null {
  const rows = [...rowsOf(tables, 'phonenumbers'), ...rowsOf(tables, 'phone numbers')];
  for (const { Number: line = '' } of rows) {
    const found = findPhone(line);
    if (found) return { value: found.phone, line, isSure: true };
  }
  return null;
}

function linksOf({ Websites = '' }: Row): ProposedLink[] {
  return findLinks(Websites).map((profileUrl) => ({
    platformType: platformOf(profileUrl),
    profileUrl,
    line: Websites,
    isSure: true,
  }));
}

function dated(row: Row) {
  const start = toMonth(toMoment(row['Started On'] ?? ''));
  const end = row['Finished On'] ?? '';
  return { startDate: start, endDate: toMonth(toMoment(end)), isOpen: end === '' };
}

function toJob(row: Row): ProposedJob {
  const { isOpen, ...dates } = dated(row);
  const { Title = '', Description = '', Location = '' } = row;
  const companyName = row['Company Name'] ?? '';
  return {
    companyName: companyName.slice(0, 120),
    designation: Title.slice(0, 120),
    ...dates,
    isCurrentJob: isOpen,
    location: Location.slice(0, 120),
    employmentType: employmentTypeOf(Title),
    description: Description.slice(0, 4000),
    keyAchievements: [],
    technologiesUsed: mentionedSkills(Description),
    line: [companyName, Title].filter(Boolean).join('\n'),
    isSure: companyName !== '' && Title !== '',
  };
}

function toProject(row: Row): ProposedProject {
  const { isOpen, ...dates } = dated(row);
  const { Title = '', Description = '', Url = '' } = row;
  return {
    projectTitle: Title.slice(0, 120),
    ...dates,
    isOngoing: isOpen && dates.startDate !== '',
    projectDetails: Description.slice(0, 4000),
    technologiesUsed: mentionedSkills(Description),
    projectUrl: (Url && toLink(Url)) || '',
    line: Title,
    isSure: true,
  };
}

function toDegree(row: Row): ProposedDegree {
  const words = row['Degree Name'] ?? '';
  const found = findDegree(words);
  const year = (value: string | undefined) => toMoment(value ?? '')?.year ?? null;
  const school = row['School Name'] ?? '';
  const endYear = year(row['End Date']);
  return {
    universityName: instituteName(school).slice(0, 160),
    educationDegree: found?.degree ?? '',
    fieldOfStudy: found ? fieldAfter(words.slice(found.index + found.length)).slice(0, 120) : '',
    startYear: year(row['Start Date']),
    endYear,
    cgpa: null,
    percentage: null,
    line: [school, words].filter(Boolean).join('\n'),
    isSure: found !== null && endYear !== null,
  };
}

function toSkill(line: string, jobs: readonly ProposedJob[], thisMonth: string) {
  const skillName = spelledSkill(line).slice(0, 80);
  if (skillName === '') return [];
  const experience = usedFor(skillName, jobs, thisMonth);
  return [{ skillName, experience, competency: 'BEGINNER' as const, line, isSure: true }];
}
