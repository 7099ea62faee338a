import type { ProposedJob, ResumeProposal } from '#contract/resume-proposals.ts';
import { readLines, wishOf } from './read-lines.ts';
import { toJob } from './sections/jobs.ts';
import { splitSections } from './sections/split.ts';
import type { Line, Stream } from './text/line.ts';
import { findSpan, type Span } from './words/dates.ts';
import { isPlace } from './words/places.ts';
import { employmentTypeOf } from './words/titles.ts';

/** Whether LinkedIn made this file: its column contains the profile's URL. */
export function isLinkedInProfile(streams: readonly Stream[]): boolean {
  const texts = streams.flat().map(({ text }) => text);
  const hasTopSkills = texts.some((text) => /^top skills$/i.test(text));
  return hasTopSkills && texts.some((text) => /\(LinkedIn\)$/.test(text));
}

/**
 * Like any resume, except for the jobs: there the company is above the role, and the role above the dates.
 */
export function readLinkedInProfile(streams: readonly Stream[], thisMonth: string): ResumeProposal {
  const read = readLines(streams, thisMonth);
  const { head, under } = splitSections(streams);
  const experiences = readRoles(under('experience'));
  const name = read.basicInfo.firstName?.line;
  const after = head.findIndex(({ text }) => text === name) + 1;
  const words = head.slice(after).filter(({ text }) => !isPlace(text));
  const value = words.map(({ text }) => text.replaceAll('\t', ' ')).join(' ');
  const resumeHeadline = value && { value: value.slice(0, 160), line: value, isSure: value.length <= 160 };
  return {
    ...read,
    source: 'LINKEDIN_PROFILE',
    basicInfo: { ...read.basicInfo, resumeHeadline: resumeHeadline || null },
    skills: { ...read.skills, ...wishOf(resumeHeadline || null, experiences) },
    experience: { experiences, projects: read.experience.projects },
  };
}

const DURATION = /\s*\(?(?:\d+\s(?:years?|yrs?))?\s*(?:\d+\s(?:months?|mos?))?\)?$/i;
const ONLY_DURATION = /^(?:\d+\s(?:years?|months?)\s?){1,2}$/i;

interface Role {
  span: Span;
  company: Line | undefined;
  title: Line;
  /** The first line that belongs to the role. */
  from: number;
  place: number;
}

function readRoles(lines: readonly Line[]): ProposedJob[] {
  const roles: Role[] = [];
  lines.forEach((line, place) => {
    const span = findSpan(line.text);
    const title = lines[place - 1];
    if (!span || !title || span.index > 0 || !DURATION.test(line.text)) return;
    const above = lines[place - 2];
    const whole = lines[place - 3];
    const isUnderWhole = above !== undefined && ONLY_DURATION.test(above.text);
    const company = isUnderWhole ? whole : above && above.size > title.size + 0.2 ? above : undefined;
    const from = company ? lines.indexOf(company) : place - 1;
    roles.push({ span, title, company: company ?? roles.at(-1)?.company, from, place });
  });
  return roles.map((role, index) => toRole(role, lines.slice(role.place + 1, roles[index + 1]?.from)));
}

function toRole({ span, company, title }: Role, [first, ...rest]: readonly Line[]): ProposedJob {
  const isWhere = first !== undefined && isPlace(first.text);
  const body = first && !isWhere ? [first, ...rest] : rest;
  const line = [company?.text, title.text].filter(Boolean).join('\n');
  const header = {
    company: company?.text ?? '',
    title: title.text,
    location: isWhere ? first.text : '',
    employmentType: employmentTypeOf(title.text),
    isSure: company !== undefined,
    isTitleFirst: false,
  };
  return toJob({ span, header: [], body, line }, header);
}
