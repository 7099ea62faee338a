import { JOB_FIELDS, type JobField } from '#contract/jobs/said.ts';
import type { JobValues } from './job-values.ts';

/** Which parts of the form a field of a job is made of: they are taken over together or not at all. */
const PARTS: Readonly<Record<JobField, readonly (keyof JobValues)[]>> = {
  title: ['title'],
  department: ['department'],
  jobType: ['jobType'],
  experienceLevel: ['experienceLevel'],
  experience: ['experienceRequired'],
  openings: ['openings'],
  pay: ['salary'],
  place: ['location', 'workMode'],
  notice: ['maxNoticePeriod'],
  description: ['description'],
  responsibilities: ['responsibilities'],
  qualifications: ['qualifications'],
  benefits: ['benefits'],
  skills: ['requiredSkills'],
  interviewPlan: ['interviewPlan'],
};

/** The same whatever the order of its keys; what is empty is empty in any spelling. */
function spelled(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return `[${value.map(spelled).join()}]`;
  if (typeof value !== 'object') return typeof value === 'string' ? value.trim() : String(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, own]) => `${key}:${spelled(own)}`).join()}}`;
}

function isSame(field: JobField, one: JobValues, other: JobValues): boolean {
  return PARTS[field].every((part) => spelled(one[part]) === spelled(other[part]));
}

/** These fields of the second, all others of the first. */
export function withFields(values: JobValues, fields: readonly JobField[], from: JobValues): JobValues {
  const parts = fields.flatMap((field) => PARTS[field]);
  return { ...values, ...Object.fromEntries(parts.map((part) => [part, from[part]])) };
}

export interface Merge {
  /** What both have changed without touching each other's fields; where they collide, what was typed here. */
  merged: JobValues;
  /** The fields that only the other one changed. */
  taken: JobField[];
  /** Those that both changed, each to something else. */
  collisions: JobField[];
}

/** Brings two versions together that were both made from `base`. */
export function mergeJobs(base: JobValues, mine: JobValues, theirs: JobValues): Merge {
  const changed = JOB_FIELDS.filter((field) => !isSame(field, base, theirs) && !isSame(field, mine, theirs));
  const taken = changed.filter((field) => isSame(field, base, mine));
  const collisions = changed.filter((field) => !taken.includes(field));
  return { merged: withFields(mine, taken, theirs), taken, collisions };
}
