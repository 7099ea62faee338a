import type { PdfNode } from 'pdfmake';
import { wishInWords } from '#contract/candidates/career-profile.ts';
import type { OwnProfile } from '#contract/candidates/profile.ts';
import { formatRupees } from '#contract/core/rupees.ts';
import { nothingLeft } from '#contract/kit/every-field.ts';
import {
  EMPLOYMENT_TYPE_LABELS,
  NOTICE_PERIOD_LABELS,
  PLATFORM_LABELS,
  PROFICIENCY_LABELS,
} from '#contract/labels/profile.ts';
import { entryHead, GOLD, LINK, MUTED, section } from '#server/platform/pdf/pdf-style.ts';
import type { Shortening } from './pdf-extent.ts';

const DOT = '  ·  ';
const ADDRESS_MAX = 70;

/** URLs may be very long; in print their beginning is enough. */
function address(url: string): string {
  const bare = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return bare.length > ADDRESS_MAX ? `${bare.slice(0, ADDRESS_MAX)}…` : bare;
}

/** Emoji have no glyph in the font, and an empty box in their place would be misleading. */
function plain(text: string): string {
  return text.replaceAll(/[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{fe0f}\u{200d}]/gu, '').trim();
}

function joined(parts: readonly (string | null | undefined | false)[], by = DOT): string {
  return parts
    .filter((part): part is string => !!part)
    .map(plain)
    .join(by);
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

function inWords(value: string | null): string | null {
  return value ? month.format(new Date(`${value}-01T00:00:00Z`)).replace('Sept', 'Sep') : null;
}

function span(start: string | null, end: string | null, isOpen: boolean): string {
  return joined([inWords(start), isOpen ? 'Present' : inWords(end)], ' – ');
}

function paragraphs(text: string | null): PdfNode[] {
  if (!text) return [];
  return plain(text)
    .split(/\n+/)
    .map((line) => ({ text: line, margin: [0, 2, 0, 0] }));
}

function list(lines: readonly string[]): PdfNode[] {
  return lines.length > 0 ? [{ ul: lines.map(plain), margin: [0, 3, 0, 0], markerColor: '#a19e98' }] : [];
}

function small(text: string): PdfNode[] {
  return text ? [{ text, style: 'small', margin: [0, 2, 0, 0] }] : [];
}

/** Longer entries than this may be split at the end of a page. */
const UNBROKEN_MAX = 2500;

function entry(parts: PdfNode[]): PdfNode {
  return { stack: parts, margin: [0, 0, 0, 8], unbreakable: JSON.stringify(parts).length < UNBROKEN_MAX };
}

function person({ basicInfo, summary }: OwnProfile): PdfNode[] {
  const { firstName, lastName, email, phone, onlineProfiles } = basicInfo;
  const links = onlineProfiles.map(({ platformType, profileUrl }) => [
    { text: `${PLATFORM_LABELS[platformType]} `, color: MUTED },
    { text: address(profileUrl), link: profileUrl, color: LINK },
    { text: DOT },
  ]);
  return [
    { text: joined([firstName, lastName], ' '), style: 'name' },
    ...(summary.resumeHeadline ? [{ text: plain(summary.resumeHeadline), style: 'headline' }] : []),
    { text: joined([email, phone]), style: 'small', margin: [0, 6, 0, 0] },
    ...(links.length > 0 ? [{ text: links.flat().slice(0, -1), style: 'small', margin: [0, 2, 0, 0] }] : []),
  ];
}

type Others = Omit<
  OwnProfile['basicInfo'],
  'expectedSalary' | 'currentSalary' | 'noticePeriod' | 'preferredLocations'
>;

function expectPrintedElsewhere(others: Others): void {
  const { firstName: _1, lastName: _2, email: _3, phone: _4, onlineProfiles: _5, ...below } = others;
  const { resumeHeadline: _6, professionalSummary: _7, careerProfile: _8, ...never } = below;
  // A file is not text; the other fields are private, or derived from others.
  const { resumeFile: _9, resumeUrl: _10, holdingAnyOffer: _11, offerDetails: _12, ...days } = never;
  const { isServingNoticePeriod: _13, lastWorkingDay: _14, ...rest } = days;
  nothingLeft(rest);
}

function facts({ basicInfo, experience, careerProfile, skills }: OwnProfile): PdfNode[] {
  const { totalExperienceYears: years, totalExperienceMonths: rest } = experience;
  const { expectedSalary, currentSalary, noticePeriod, preferredLocations, ...others } = basicInfo;
  expectPrintedElsewhere(others);
  const rows: [string, string][] = [
    ['Role', plain(skills.primaryRole)],
    ['Domain', skills.domain],
    ['Experience', years + rest > 0 ? `${years} y ${rest} m` : ''],
    ['Expected salary', expectedSalary.total > 0 ? `${formatRupees(expectedSalary.total)} a year` : ''],
    ['Current salary', currentSalary.total > 0 ? `${formatRupees(currentSalary.total)} a year` : ''],
    ['Notice period', NOTICE_PERIOD_LABELS[noticePeriod]],
    ['Preferred cities', preferredLocations.join(', ')],
    ['Industry', plain(careerProfile.currentIndustry ?? '')],
    ['Looks for', wishInWords(careerProfile)],
  ];
  const cells = rows
    .filter(([, value]) => value)
    .map(([label, value]) => ({
      columns: [
        { text: label, style: 'small', width: 78 },
        { text: value, width: '*' },
      ],
      columnGap: 8,
      margin: [0, 0, 0, 3],
    }));
  const half = Math.ceil(cells.length / 2);
  const columns = [{ stack: cells.slice(0, half) }, { stack: cells.slice(half) }];
  return section('At a glance', [{ columns, columnGap: 24 }]);
}

function work({ experience }: OwnProfile): PdfNode[] {
  return section('Experience', experience.experiences.map(job));
}

function job({ id: _, ...fields }: OwnProfile['experience']['experiences'][number]): PdfNode {
  const { designation, companyName, startDate, endDate, isCurrentJob, ...more } = fields;
  const { location, employmentType, description, keyAchievements, technologiesUsed, ...rest } = more;
  nothingLeft(rest);
  return entry([
    entryHead(joined([designation, companyName], ', '), span(startDate, endDate, isCurrentJob)),
    ...small(joined([location, employmentType && EMPLOYMENT_TYPE_LABELS[employmentType]])),
    ...paragraphs(description),
    ...list(keyAchievements),
    ...small(joined(technologiesUsed, ', ')),
  ]);
}

function projects({ experience }: OwnProfile): PdfNode[] {
  return section('Projects', experience.projects.map(project));
}

function project({ id: _, ...fields }: OwnProfile['experience']['projects'][number]): PdfNode {
  const { projectTitle, clientName, startDate, endDate, isOngoing, ...more } = fields;
  const { projectDetails, technologiesUsed, projectUrl, ...rest } = more;
  nothingLeft(rest);
  const link = projectUrl && { text: address(projectUrl), link: projectUrl, color: LINK, fontSize: 8.5 };
  return entry([
    entryHead(joined([projectTitle, clientName], ', '), span(startDate, endDate, isOngoing)),
    ...paragraphs(projectDetails),
    ...small(joined(technologiesUsed, ', ')),
    ...(link ? [{ ...link, margin: [0, 2, 0, 0] }] : []),
  ]);
}

function skills({ skills: { skills: all } }: OwnProfile): PdfNode[] {
  if (all.length === 0) return [];
  const rows = all.map(skill);
  const third = Math.ceil(rows.length / 3);
  const columns = [rows.slice(0, third), rows.slice(third, 2 * third), rows.slice(2 * third)];
  return section('Skills', [{ columns: columns.map((stack) => ({ stack })), columnGap: 16 }]);
}

/** The level has two names, and the last use is shown with the jobs. */
function skill({
  id: _,
  competency: __,
  lastUsed: ___,
  ...fields
}: OwnProfile['skills']['skills'][number]): PdfNode {
  const { skillName, experience, proficiencyLevel, ...rest } = fields;
  nothingLeft(rest);
  const level = joined([PROFICIENCY_LABELS[proficiencyLevel], duration(experience)], ', ');
  const text = [
    { text: plain(skillName), bold: true },
    { text: `  ${level}`, style: 'small' },
  ];
  return { text, margin: [0, 0, 0, 2] };
}

function duration({ years, months }: { years: number; months: number }): string | null {
  return joined([years > 0 && `${years} y`, months > 0 && `${months} m`], ' ') || null;
}

function education({ education: { educations } }: OwnProfile): PdfNode[] {
  return section('Education', educations.map(degree));
}

type OwnDegree = OwnProfile['education']['educations'][number];

/** The course type, and how a degree is being proved, are not printed. */
function degree({ id: _, courseType: __, provedBy: ___, ...fields }: OwnDegree): PdfNode {
  const { universityName, educationDegree, fieldOfStudy, specialization, ...more } = fields;
  const { startYear, endYear, cgpa, percentage, verificationStatus, ...rest } = more;
  nothingLeft(rest);
  const medal = { text: '   Verified degree', color: GOLD, fontSize: 8.5 };
  const title = [
    { text: plain(universityName), bold: true },
    ...(verificationStatus === 'VERIFIED' ? [medal] : []),
  ];
  const mark = cgpa !== null ? `CGPA ${cgpa}` : percentage !== null && `${percentage}%`;
  return entry([
    entryHead({ text: title }, joined([String(startYear ?? ''), String(endYear ?? '')], ' – ')),
    ...paragraphs(joined([educationDegree, fieldOfStudy, specialization], ', ')),
    ...small(mark || ''),
  ]);
}

function inFull({ leftOut }: Shortening): string {
  const missing = leftOut.length > 0 ? `, with ${leftOut.join(', ')}` : '';
  return `Shortened to two pages. The full profile is on Medallist${missing}.`;
}

/** The content of the profile's PDF: person, facts, then experience, skills and education. */
export function contentOf(profile: OwnProfile, shortening: Shortening | null): PdfNode[] {
  const { professionalSummary } = profile.summary;
  return [
    ...person(profile),
    ...facts(profile),
    ...(professionalSummary ? section('Summary', [{ stack: paragraphs(professionalSummary) }]) : []),
    ...work(profile),
    ...projects(profile),
    ...skills(profile),
    ...education(profile),
    ...(shortening ? small(inFull(shortening)) : []),
  ];
}
