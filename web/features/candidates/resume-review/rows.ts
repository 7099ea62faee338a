import type { Section } from '#contract/candidates/sections.ts';
import { PLATFORM_LABELS } from '#contract/labels/profile.ts';
import type {
  ProposedDegree,
  ProposedJob,
  ProposedProject,
  ProposedText,
  ResumeProposal,
} from '#contract/resume-proposals.ts';
import { datesInWords, projectDates } from '#web/features/candidates/sections/experience-values.ts';
import type { ProfileState } from './profile-state.ts';

const key = (text: string | null | undefined) =>
  (text ?? '')
    .toLowerCase()
    .replace(/\b(?:pvt|private|ltd|limited|inc|llp)\b/g, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

export function isSameText(a: string | null | undefined, b: string | null | undefined): boolean {
  return key(a) === key(b);
}

function isSameLink(a: string, b: string): boolean {
  const bare = (link: string) =>
    link
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replace(/\/+$/, '');
  return bare(a) === bare(b);
}

interface Job {
  companyName: string;
  designation: string;
  startDate: string | null;
}

export function isSameJob(a: Job, b: Job): boolean {
  if (!isSameText(a.companyName, b.companyName)) return false;
  return isSameText(a.designation, b.designation) || (!!a.startDate && a.startDate === b.startDate);
}

interface Degree {
  universityName: string;
  educationDegree: string;
  endYear: number | null;
}

export function isSameDegree(a: Degree, b: Degree): boolean {
  if (a.educationDegree !== b.educationDegree) return false;
  return isSameText(a.universityName, b.universityName) || (a.endYear !== null && a.endYear === b.endYear);
}

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The existing values, with missing ones taken from `more`. */
export function filled<T extends object>(there: T, more: object): T {
  const gaps = Object.entries(more).filter(
    ([name, value]) => name in there && isBlank(there[name as keyof T]) && !isBlank(value),
  );
  return { ...there, ...Object.fromEntries(gaps) };
}

function hasGaps(there: object, more: object): boolean {
  return JSON.stringify(filled(there, more)) !== JSON.stringify(there);
}

/** Leave the entry, add it, or use it to fill gaps of an existing entry. */
export type Choice = 'leave' | 'take' | 'fill';

/** An entry of the file that the profile does not have. */
export interface Row {
  key: string;
  section: Section;
  label: string;
  /** The current value in the profile; null for none. */
  there: string | null;
  says: string[];
  line: string;
  isSure: boolean;
  /** Whether it can also fill an existing entry. */
  canFill: boolean;
  /** `take` by default only if it replaces nothing. */
  initial: Choice;
}

export function rowsOf(proposal: ResumeProposal, profile: ProfileState): Row[] {
  return [
    ...basicRows(proposal, profile),
    ...skillRows(proposal, profile),
    ...proposal.experience.experiences.flatMap((job, place) => jobRow(job, place, profile)),
    ...proposal.experience.projects.flatMap((project, place) => projectRow(project, place, profile)),
    ...proposal.education.educations.flatMap((degree, place) => degreeRow(degree, place, profile)),
  ];
}

export const BASIC_TEXTS = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  resumeHeadline: 'Headline',
  professionalSummary: 'Summary',
} as const;
export type BasicText = keyof typeof BASIC_TEXTS;

function textRow(
  section: Section,
  key: string,
  label: string,
  found: ProposedText | null,
  there: string | null,
): Row[] {
  if (!found || isSameText(found.value, there)) return [];
  const { value, line, isSure } = found;
  const initial = there ? 'leave' : 'take';
  return [
    { key, section, label, there: there || null, says: [value], line, isSure, canFill: false, initial },
  ];
}

function isSamePhone(a: string | null, b: string | undefined): boolean {
  const digits = (text: string) => text.replace(/\D/g, '').slice(-10);
  return !!a && !!b && digits(a) === digits(b);
}

function basicRows({ basicInfo }: ResumeProposal, { basicInfo: own }: ProfileState): Row[] {
  const texts = Object.entries(BASIC_TEXTS).flatMap(([name, label]) => {
    const field = name as BasicText;
    if (field === 'phone' && isSamePhone(own.phone, basicInfo.phone?.value)) return [];
    return textRow('basicInfo', field, label, basicInfo[field], own[field]);
  });
  const links = basicInfo.onlineProfiles.flatMap(({ platformType, profileUrl, line, isSure }, place) => {
    if (own.onlineProfiles.some((link) => isSameLink(link.profileUrl, profileUrl))) return [];
    const label = `${PLATFORM_LABELS[platformType]} link`;
    return [entry({ key: `link:${place}`, section: 'basicInfo', label, says: [profileUrl], line, isSure })];
  });
  return [...texts, ...links];
}

function skillRows({ skills }: ResumeProposal, { skills: own }: ProfileState): Row[] {
  const listed = skills.skills.flatMap(({ skillName, line, isSure }, place) => {
    if (own.skills.some((skill) => isSameText(skill.skillName, skillName))) return [];
    return [entry({ key: `skill:${place}`, section: 'skills', label: skillName, says: [], line, isSure })];
  });
  return [
    ...textRow('skills', 'domain', 'Domain', skills.domain, own.domain),
    ...textRow('skills', 'primaryRole', 'Primary role', skills.primaryRole, own.primaryRole),
    ...listed,
  ];
}

type Entry = Pick<Row, 'key' | 'section' | 'label' | 'says' | 'line' | 'isSure'>;

/** A new entry, which replaces nothing. */
function entry(row: Entry): Row {
  return { ...row, there: null, canFill: false, initial: 'take' };
}

/** An entry that partly exists; empty if the file adds nothing to it. */
function besideOwn(row: Entry, there: object | undefined, found: object, inWords: string): Row[] {
  if (!there) return [entry(row)];
  return hasGaps(there, found) ? [{ ...row, there: inWords, canFill: true, initial: 'leave' }] : [];
}

const NO_MONTH = 'No months are given: add them in the editor.';

function jobRow(job: ProposedJob, place: number, { experience }: ProfileState): Row[] {
  const { designation, companyName, location, keyAchievements, description, line, isSure } = job;
  const there = experience.experiences.find((own) => isSameJob(own, job));
  const dates = datesInWords(job);
  const says = [
    [dates || NO_MONTH, location].filter(Boolean).join(', '),
    description,
    ...keyAchievements,
  ].filter(Boolean);
  const label = [designation, companyName].filter(Boolean).join(' at ');
  const row = { key: `job:${place}`, section: 'experience', label, says, line, isSure } as const;
  return besideOwn(
    row,
    there,
    job,
    there
      ? [`${there.designation} at ${there.companyName}`, datesInWords(there)].filter(Boolean).join(', ')
      : '',
  );
}

function projectRow(project: ProposedProject, place: number, { experience }: ProfileState): Row[] {
  const { projectTitle, projectDetails, technologiesUsed, line, isSure } = project;
  const there = experience.projects.find((own) => isSameText(own.projectTitle, projectTitle));
  const says = [projectDates(project), technologiesUsed.join(', '), projectDetails].filter(Boolean);
  const row = {
    key: `project:${place}`,
    section: 'experience',
    label: `Project: ${projectTitle}`,
    says,
    line,
    isSure,
  } as const;
  return besideOwn(row, there, project, there?.projectTitle ?? '');
}

function degreeRow(degree: ProposedDegree, place: number, { education }: ProfileState): Row[] {
  const {
    universityName,
    educationDegree,
    fieldOfStudy,
    startYear,
    endYear,
    cgpa,
    percentage,
    line,
    isSure,
  } = degree;
  const there = education.educations.find((own) => isSameDegree(own, degree));
  const mark = cgpa !== null ? `CGPA ${cgpa}` : percentage !== null ? `${percentage}%` : '';
  const years = [startYear, endYear].filter(Boolean).join(' – ');
  const says = [[fieldOfStudy, years, mark].filter(Boolean).join(', ')].filter(Boolean);
  const label = [educationDegree, universityName].filter(Boolean).join(', ');
  const row = { key: `degree:${place}`, section: 'education', label, says, line, isSure } as const;
  return besideOwn(row, there, degree, there ? `${there.educationDegree}, ${there.universityName}` : '');
}
