import * as z from 'zod';
import { INTERVIEW_TYPE_LABELS } from '../labels/interviews.ts';
import {
  EXPERIENCE_LEVEL_LABELS,
  JOB_TYPE_LABELS,
  SALARY_PERIOD_LABELS,
  WORK_MODE_LABELS,
} from '../labels/jobs.ts';
import { NOTICE_PERIOD_LABELS, PROFICIENCIES, PROFICIENCY_LABELS } from '../labels/profile.ts';
import { rangeInWords } from '../offers/comparison.ts';
import { type JobInput, type JobSkill, MAX_EXPERIENCE_YEARS } from './job.ts';
import type { PlannedRound } from './plan.ts';

/** The fields of a job, in the order of its form. */
export const JOB_FIELDS = [
  'title',
  'department',
  'jobType',
  'experienceLevel',
  'experience',
  'openings',
  'pay',
  'place',
  'notice',
  'description',
  'responsibilities',
  'qualifications',
  'benefits',
  'skills',
  'interviewPlan',
] as const;
export const JobField = z.enum(JOB_FIELDS);
export type JobField = z.output<typeof JobField>;
export const JOB_FIELD_LABELS: Readonly<Record<JobField, string>> = {
  title: 'Job title',
  department: 'Department',
  jobType: 'Job type',
  experienceLevel: 'Experience level',
  experience: 'Experience',
  openings: 'Openings',
  pay: 'Pay',
  place: 'Place',
  notice: 'Longest notice',
  description: 'Description',
  responsibilities: 'Responsibilities',
  qualifications: 'Qualifications',
  benefits: 'Benefits',
  skills: 'Required skills',
  interviewPlan: 'Interview plan',
};

/** Pay, place and role: applicants are notified when these change. */
export const TERMS: readonly JobField[] = ['title', 'jobType', 'experienceLevel', 'pay', 'place'];

/** A job as its form holds it: fields without a value may be empty or null. */
export interface Saying
  extends Pick<JobInput, 'title' | 'jobType' | 'experienceLevel' | 'workMode' | 'openings' | 'description'> {
  department?: string | null | undefined;
  location: { city?: string | null | undefined; country: string; isRemote: boolean };
  salary: { min: number | null; max: number | null; period: JobInput['salary']['period'] };
  experienceRequired: { min: number | null; max: number | null };
  maxNoticePeriod?: JobInput['maxNoticePeriod'];
  responsibilities: readonly string[];
  qualifications: readonly string[];
  benefits: readonly string[];
  requiredSkills: readonly JobSkill[];
  interviewPlan: readonly PlannedRound[];
}

function years(amount: number): string {
  return `${amount} ${amount === 1 ? 'year' : 'years'}`;
}

/** `4 to 8 years`, `4 years and over`, `Up to 8 years` */
export function experienceOf({ min, max }: { min: number; max: number }): string {
  if (max >= MAX_EXPERIENCE_YEARS) return min === 0 ? 'Any' : `${years(min)} and over`;
  if (min === 0) return `Up to ${years(max)}`;
  return min === max ? years(min) : `${min} to ${max} years`;
}

function payOf({ min, max, period }: Saying['salary']): string[] {
  if (!max) return [];
  const range = rangeInWords({ min: min ?? 0, max });
  return [`${range.charAt(0).toUpperCase()}${range.slice(1)} ${SALARY_PERIOD_LABELS[period]}`];
}

function placeOf({ location: { city, country, isRemote }, workMode }: Saying): string[] {
  const where = city ? [city, country] : [];
  const remote = isRemote && workMode !== 'REMOTE' ? ['Remote possible'] : [];
  return [[...where, WORK_MODE_LABELS[workMode], ...remote].join(', ')];
}

/** `Go, 3 years, Advanced`: years and level only if they are required. */
export function skillInWords({ skillName, minYears, minLevel }: JobSkill): string {
  const level = minLevel > 1 ? PROFICIENCIES[minLevel - 1] : undefined;
  const asked = [minYears > 0 && years(minYears), level && PROFICIENCY_LABELS[level]];
  return [skillName, ...asked].filter(Boolean).join(', ');
}

function roundInWords(round: PlannedRound, nameOf: (id: string) => string): string {
  const { name, interviewType, duration, criteria, interviewerIds } = round;
  const people = interviewerIds.map(nameOf).join(', ');
  const head = `${name}: ${INTERVIEW_TYPE_LABELS[interviewType]}, ${duration} minutes`;
  return [head, people && `with ${people}`, `rated by ${criteria.join(', ')}`].filter(Boolean).join('; ');
}

const lines = (text: string | null | undefined) => (text ? text.split(/\n+/).filter(Boolean) : []);

/** The text of each field of a job, in lines for display. An empty field has none. */
export function saidBy(job: Saying, nameOf: (id: string) => string = (id) => id): Record<JobField, string[]> {
  const { min, max } = job.experienceRequired;
  return {
    title: lines(job.title),
    department: lines(job.department),
    jobType: [JOB_TYPE_LABELS[job.jobType]],
    experienceLevel: [EXPERIENCE_LEVEL_LABELS[job.experienceLevel]],
    experience: [experienceOf({ min: min ?? 0, max: max ?? MAX_EXPERIENCE_YEARS })],
    openings: [String(job.openings)],
    pay: payOf(job.salary),
    place: placeOf(job),
    notice: job.maxNoticePeriod ? [NOTICE_PERIOD_LABELS[job.maxNoticePeriod]] : [],
    description: lines(job.description),
    responsibilities: [...job.responsibilities],
    qualifications: [...job.qualifications],
    benefits: [...job.benefits],
    skills: job.requiredSkills.map(skillInWords),
    interviewPlan: job.interviewPlan.map((round) => roundInWords(round, nameOf)),
  };
}

export interface JobChange {
  field: JobField;
  before: string[];
  after: string[];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((line, place) => line === other[place]);
}

/** The fields whose text differs between two versions of a job, in the order of the form. */
export function changesBetween(
  before: Record<JobField, string[]>,
  after: Record<JobField, string[]>,
): JobChange[] {
  return JOB_FIELDS.filter((field) => !isSame(before[field], after[field])).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));
}
