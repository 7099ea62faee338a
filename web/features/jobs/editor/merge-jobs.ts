import { JOB_FIELDS, type JobField } from '#contract/jobs/said.ts';
import type { JobValues } from './job-values.ts';

/** The form fields that make up each field of a job: they are merged together or not at all. */
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

/** A canonical spelling: independent of the order of keys, and the same for all empty values. */
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

/** These fields from the second version, all others from the first. */
export function withFields(values: JobValues, fields: readonly JobField[], from: JobValues): JobValues {
  const parts = fields.flatMap((field) => PARTS[field]);
  return { ...values, ...Object.fromEntries(parts.map((part) => [part, from[part]])) };
}

export interface Merge {
  /** The changes of both; where they collide, the local value. */
  merged: JobValues;
  /** The fields that only the other side changed. */
  taken: JobField[];
  /** The fields that both changed, to different values. */
  collisions: JobField[];
}

/** Three-way merge of two versions that were both made from `base`. */
export function mergeJobs(base: JobValues, mine: JobValues, theirs: JobValues): Merge {
  const changed = JOB_FIELDS.filter((field) => !isSame(field, base, theirs) && !isSame(field, mine, theirs));
  const taken = changed.filter((field) => isSame(field, base, mine));
  const collisions = changed.filter((field) => !taken.includes(field));
  return { merged: withFields(mine, taken, theirs), taken, collisions };
}
