import type { ProposedJob } from '#contract/resume-proposals/proposal.ts';
import type { Line } from '../text/line.ts';
import { toMonth } from '../words/dates.ts';
import { isPlace } from '../words/places.ts';
import { mentionedSkills } from '../words/skills.ts';
import { employmentTypeOf } from '../words/titles.ts';
import { bodyOf, type DatedEntry, datedEntries, wholeDates } from './dated-entries.ts';
import { type Header, readHeader } from './job-header.ts';

export function readJobs(given: readonly Line[]): ProposedJob[] {
  const lines = wholeDates(given);
  const body = bodyOf(lines);
  const entries = datedEntries(lines, body).map((entry) => completed(entry, body));
  const order = orderOf(entries);
  const jobs = entries.map((entry) => toJob(entry, readHeader(entry.header, order)));
  return underOneCompany(jobs);
}

const MOST_BELOW = 3;
/** `Technologies:` begins the text. */
const LABEL = /^(?:tech(?:nologies)?|stack|tools|skills|environment|responsibilities|key \w+)\b[^:]{0,14}:/i;

/** Company or role may stand in a line of their own under the dates. */
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

/** Whether the entries whose words tell begin with the role; null where none tells. */
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

/** Lines that only wrap are put together again. */
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
    else last.text = `${last.text.replace(/(\p{L})-$/u, /^\p{Ll}/u.test(words) ? '$1-' : '$1-')} ${words}`;
  }
  return whole;
}

/** Several roles at one company: its name stands once, over them. */
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
