import * as z from 'zod';
import { optionalText } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import {
  DESIRED_JOB_TYPE_LABELS,
  DesiredJobType,
  DesiredJobTypeInput,
  EMPLOYMENT_TYPE_LABELS,
  EmploymentType,
  EmploymentTypeInput,
  SHIFT_LABELS,
  Shift,
  ShiftInput,
} from '../labels/profile.ts';

/** What the candidate is looking for. Cities and pay belong to Basic Info; copies sent here are ignored. */
export const CareerInput = ordered({
  currentIndustry: optionalText(120),
  department: optionalText(120),
  roleCategory: optionalText(120),
  jobRole: optionalText(120),
  desiredJobType: DesiredJobTypeInput.default('PERMANENT'),
  desiredEmploymentType: EmploymentTypeInput.default('FULL_TIME'),
  preferredShift: ShiftInput.default('DAY'),
});
export type CareerInput = z.output<typeof CareerInput>;

function draftLine() {
  return z.string({ error: 'Please enter a text.' }).max(5000).nullish();
}

export const CareerDraft = z.object({
  currentIndustry: draftLine(),
  department: draftLine(),
  roleCategory: draftLine(),
  jobRole: draftLine(),
  desiredJobType: DesiredJobTypeInput.default('PERMANENT'),
  desiredEmploymentType: EmploymentTypeInput.default('FULL_TIME'),
  preferredShift: ShiftInput.default('DAY'),
});

/** As entered. */
export const Career = z.object({
  currentIndustry: z.string().nullable(),
  department: z.string().nullable(),
  roleCategory: z.string().nullable(),
  jobRole: z.string().nullable(),
  desiredJobType: DesiredJobType,
  desiredEmploymentType: EmploymentType,
  preferredShift: Shift,
});
export type Career = z.output<typeof Career>;

/** As shown: empty fields are filled from the other sections. */
export const CareerProfile = Career.extend({
  preferredWorkLocation: z.array(z.string()),
  expectedSalary: z.number(),
});
export type CareerProfile = z.output<typeof CareerProfile>;

/** `Permanent, full time, day shift`. */
export function wishInWords(career: Career): string {
  return [
    DESIRED_JOB_TYPE_LABELS[career.desiredJobType],
    EMPLOYMENT_TYPE_LABELS[career.desiredEmploymentType].toLowerCase(),
    `${SHIFT_LABELS[career.preferredShift].toLowerCase()} shift`,
  ].join(', ');
}
