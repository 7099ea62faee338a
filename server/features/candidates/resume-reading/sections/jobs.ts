import type { EmploymentType } from '#contract/labels/profile.ts';
import type { ProposedJob } from '#contract/resume-proposals.ts';
import type { Line } from '#server/features/candidates/resume-reading/text/line.ts';
import { toMonth } from '#server/features/candidates/resume-reading/words/dates.ts';
import { isPlace, splitPlace } from '#server/features/candidates/resume-reading/words/places.ts';
import { mentionedSkills } from '#server/features/candidates/resume-reading/words/skills.ts';
import {
  employmentTypeOf,
  isOnlyEmploymentType,
  looksLikeCompany,
  looksLikeTitle,
} from '#server/features/candidates/resume-reading/words/titles.ts';
import { bodyOf, type DatedEntry, datedEntries, wholeDates } from './dated-entries.ts';

interface Header {
  company: string;
  title: string;
  location: string;
  employmentType: EmploymentType | null;
  /** Whether a word identified them; otherwise the order was used. */
  isSure: boolean;
  /** Which came first. */
  isTitleFirst: boolean;
}

const STRONG = /\t|\s*[|•·]\s*|\s+[–—-]+\s+|\s*[–—]\s*|\s+@\s+/;

interface Piece {
  words: string;
  isTitle: boolean;
  isCompany: boolean;
  /** The number of the group; pieces of one group are separated only by a comma. */
  group: number;
}

/** The role and company, from the lines above a job without its dates. */
function readHeader(lines: readonly string[], isTitleFirst: boolean | null): Header {
  const location: string[] = [];
  const pieces: Piece[] = [];
  const employmentType = employmentTypeOf(lines.join(' '));
  for (const piece of lines.flatMap((line) => line.split(STRONG)).flatMap(splitAt)) {
    const words = piece.replace(/^[\s,;:()|]+|[\s,;:(|]+$/g, '').trim();
    if (words === '' || isOnlyEmploymentType(words)) continue;
    if (isPlace(words)) {
      location.push(words.replace(/[()]/g, ''));
      continue;
    }
    const { rest, place } = splitPlace(words);
    if (place) location.push(place);
    pieces.push(...splitComma(rest, pieces.length));
  }
  const { title, company, isSure, first } = assign(pieces, isTitleFirst);
  return {
    company: company.slice(0, 120),
    title: title.replace(/\s*\((?:full|part)[\s-]?time\)$/i, '').slice(0, 120),
    location: location.join(', ').slice(0, 120),
    employmentType,
    isSure,
    isTitleFirst: first,
  };
}

/** `Engineer at Acme`; a name may contain the word too. */
function splitAt(words: string): string[] {
  const [, title, company] = /^(.+?)\s+(?:at|with)\s+(.+)$/i.exec(words) ?? [];
  return title && company && looksLikeTitle(title) ? [title, company] : [words];
}

function toPiece(words: string, group: number): Piece {
  return { words, group, isTitle: looksLikeTitle(words), isCompany: looksLikeCompany(words) };
}

/** `Software Engineer, Acme` are two; `Acme Technologies, Inc.` and `Senior Engineer, Payments` are one. */
function splitComma(words: string, group: number): Piece[] {
  const [first = '', ...rest] = words.split(/\s*,\s*/);
  const second = rest.join(', ');
  if (second === '' || /^(?:inc|ltd|llc|pvt|co)\b/i.test(second)) return [toPiece(words, group)];
  return looksLikeTitle(first) !== looksLikeTitle(second)
    ? [toPiece(first, group), toPiece(second, group)]
    : [toPiece(words, group)];
}

function assign(pieces: readonly Piece[], isTitleFirst: boolean | null) {
  const title =
    pieces.find(({ isTitle, isCompany }) => isTitle && !isCompany) ?? pieces.find(({ isTitle }) => isTitle);
  if (title) {
    const others = pieces.filter((piece) => piece !== title);
    const company =
      others.find(({ isCompany, isTitle }) => isCompany && !isTitle) ??
      others.find(({ group }) => group !== title.group) ??
      others[0];
    const first = !company || pieces.indexOf(title) < pieces.indexOf(company);
    const beside = others.filter((piece) => piece.group === title.group && piece !== company);
    return {
      title: [title, ...beside].map(({ words }) => words).join(', '),
      company: company?.words ?? '',
      isSure: others.length > 0,
      first,
    };
  }
  const [one, two] = pieces;
  const isFirst = isTitleFirst ?? !one?.isCompany;
  if (one && !two) return { title: '', company: one.words, isSure: false, first: isFirst };
  const [named, other] = isFirst ? [one, two] : [two, one];
  return { title: named?.words ?? '', company: other?.words ?? '', isSure: false, first: isFirst };
}

export function readJobs(given: readonly Line[]): ProposedJob[] {
  const lines = wholeDates(given);
  const body = bodyOf(lines);
  const entries = datedEntries(lines, body).map((entry) => completed(entry, body));
  const order = orderOf(entries);
  const jobs = entries.map((entry) => toJob(entry, readHeader(entry.header, order)));
  return underOneCompany(jobs);
}

const MOST_BELOW = 3;
/** `Technologies:` starts the text. */
const LABEL = /^(?:tech(?:nologies)?|stack|tools|skills|environment|responsibilities|key \w+)\b[^:]{0,14}:/i;

/** The company or role may be on a separate line below the dates. */
function completed(entry: DatedEntry, running: ReadonlySet<Line>): DatedEntry {
  const header = [...entry.header];
  const body = [...entry.body];
  for (let taken = 0; taken < MOST_BELOW && body[0] && !running.has(body[0]); taken += 1) {
    const { company, title, location } = readHeader(header, null);
    const { text } = body[0];
    const isWanted = !company || !title || (!location && isPlace(text)) || employmentTypeOf(text) !== null;
    if (!isWanted || LABEL.test(text)) break;
    header.push(text);
    body.shift();
  }
  return { ...entry, header, body };
}

/** Whether the entries with identifiable words start with the role; null if there are none. */
function orderOf(entries: readonly DatedEntry[]): boolean | null {
  const sure = entries.map(({ header }) => readHeader(header, null)).filter(({ isSure }) => isSure);
  if (sure.length === 0) return null;
  return sure.filter(({ isTitleFirst }) => isTitleFirst).length * 2 >= sure.length;
}

const TECH =
  /^(?:tech(?:nologies)?(?:\s?stack)?(?:\sused)?|tools(?:\sused)?|stack|environment|skills(?:\sused)?)\s*[:–-]\s*/i;

export function toJob({ span, body, line }: DatedEntry, header: Header): ProposedJob {
  const { company, title, location, employmentType, isSure } = header;
  const texts = paragraphs(body);
  const described = texts.filter(({ text }) => !TECH.test(text));
  const bullets = described.filter(({ isBullet }) => isBullet).map(({ text }) => text);
  const prose = described.filter(({ isBullet }) => !isBullet).map(({ text }) => text);
  return {
    companyName: company,
    designation: title,
    startDate: toMonth(span.start),
    endDate: span.isCurrent ? '' : toMonth(span.end),
    isCurrentJob: span.isCurrent,
    location,
    employmentType,
    description: prose.join('\n').slice(0, 4000),
    keyAchievements: bullets.map((text) => text.slice(0, 500)).slice(0, 50),
    technologiesUsed: mentionedSkills(texts.map(({ text }) => text).join(' ')),
    line,
    isSure: isSure && company !== '' && title !== '',
  };
}

/** A word that was divided at the end of a line is one word again; `Real-` and `Time` keep their hyphen. */
function joinWrapped(text: string, next: string): string {
  if (!/\p{L}-$/u.test(text)) return `${text} ${next}`;
  return /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : text + next;
}

/** Joins lines that are only wrapped. */
export function paragraphs(lines: readonly Line[]): { text: string; isBullet: boolean }[] {
  const whole: { text: string; isBullet: boolean }[] = [];
  const hasBullets = lines.some(({ isBullet }) => isBullet);
  for (const { text, isBullet } of lines) {
    const words = text.replaceAll('\t', ' ');
    const last = whole.at(-1);
    const isNew =
      !last ||
      isBullet ||
      (hasBullets ? /[.!?]$/.test(last.text) && /^[A-Z]/.test(words) : /[.!?:]$/.test(last.text));
    if (isNew) whole.push({ text: words, isBullet });
    else last.text = joinWrapped(last.text, words);
  }
  return whole;
}

/** Several roles at one company: its name occurs once, above them. */
function underOneCompany(jobs: readonly ProposedJob[]): ProposedJob[] {
  let above: ProposedJob | undefined;
  return jobs.flatMap((job, place) => {
    if (job.designation && !job.companyName && above) {
      return [{ ...job, companyName: above.companyName, location: job.location || above.location }];
    }
    if (job.companyName) above = job;
    const next = jobs[place + 1];
    const isOnlyCompany =
      job.designation === '' && next !== undefined && next.designation !== '' && next.companyName === '';
    return isOnlyCompany ? [] : [job];
  });
}
