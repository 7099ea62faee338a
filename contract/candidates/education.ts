import * as z from 'zod';
import { candidate } from '../core/access.ts';
import { endpoint, LONGEST_BODY_BYTES } from '../core/endpoint.ts';
import { rulesOf } from '../kit/every-field.ts';
import { optionalText, required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { CourseType, CourseTypeInput, DegreeVerification } from '../labels/profile.ts';
import { DEGREES } from '../lists/degrees.ts';
import { draftList, draftText } from './draft-fields.ts';
import { DraftQuery, SaveQuery, SECTION_PATHS, sectionState } from './sections.ts';

export const FIRST_YEAR = 1950;
export const END_YEARS_AHEAD = 10;

const TEXTS = {
  university: 'University/Institute name is required',
  degree: 'Degree is required',
  field: 'Field of study is required',
  startYear: 'Valid start year is required',
  endYear: 'Valid end year is required',
  order: 'End year must be after start year',
  atLeastOne: 'At least one education qualification is required',
  cgpa: 'CGPA must be between 0 and 10',
  percentage: 'Percentage must be between 0 and 100',
} as const;

function year(yearsAhead: number, text: string) {
  return z
    .int({ error: text })
    .min(FIRST_YEAR, text)
    .refine((value) => value <= new Date().getFullYear() + yearsAhead, text);
}

function mark(max: number, text: string) {
  return z.number({ error: text }).min(0, text).max(max, text).nullish();
}

/** One qualification; the editor validates each separately. */
export const EducationEntry = ordered(
  {
    id: z.string().max(100).nullish(),
    universityName: required(TEXTS.university, { max: 160 }),
    educationDegree: z.enum(DEGREES, { error: TEXTS.degree }),
    fieldOfStudy: required(TEXTS.field, { max: 120 }),
    specialization: optionalText(120),
    courseType: CourseTypeInput,
    startYear: year(0, TEXTS.startYear),
    endYear: year(END_YEARS_AHEAD, TEXTS.endYear),
    cgpa: mark(10, TEXTS.cgpa),
    percentage: mark(100, TEXTS.percentage),
  },
  {
    at: 'endYear',
    reads: ['startYear', 'endYear'],
    text: TEXTS.order,
    holds: ({ startYear, endYear }) => endYear > startYear,
  },
);

const StrictEducation = ordered({
  educations: z
    .array(EducationEntry, { error: TEXTS.atLeastOne })
    .min(1, TEXTS.atLeastOne)
    .max(20, 'Please list at most 20 qualifications'),
});

function draftYear(error: string) {
  return z.number({ error }).nullish();
}

export const EducationDraft = z.object({
  educations: draftList(
    z.object({
      id: z.string().max(100).nullish(),
      universityName: draftText(TEXTS.university),
      educationDegree: draftText(TEXTS.degree),
      fieldOfStudy: draftText(TEXTS.field),
      specialization: draftText('Please enter a text.'),
      courseType: CourseTypeInput.default('FULL_TIME'),
      startYear: draftYear(TEXTS.startYear),
      endYear: draftYear(TEXTS.endYear),
      cgpa: z.number({ error: TEXTS.cgpa }).nullish(),
      percentage: z.number({ error: TEXTS.percentage }).nullish(),
    }),
    TEXTS.atLeastOne,
  ),
});

export const Education = z.object({
  id: z.string(),
  universityName: z.string(),
  educationDegree: z.string(),
  fieldOfStudy: z.string(),
  specialization: z.string().nullable(),
  courseType: CourseType,
  /** Null only in drafts. */
  startYear: z.number().nullable(),
  endYear: z.number().nullable(),
  cgpa: z.number().nullable(),
  percentage: z.number().nullable(),
  verificationStatus: DegreeVerification,
});
export type Education = z.output<typeof Education>;

/** Latest first. */
export const EducationProfile = z.object({ educations: z.array(Education) });
export type EducationProfile = z.output<typeof EducationProfile>;

/** The rules of Save & Continue. */
export const EducationInput = rulesOf(StrictEducation, EducationDraft, EducationProfile);
export type EducationInput = z.output<typeof EducationInput>;

const EditableEducation = EducationProfile.extend(sectionState);

const path = `/api/jobseeker/profile/${SECTION_PATHS.education}`;

export const getEducation = endpoint({
  name: 'getEducation',
  method: 'GET',
  path,
  summary: 'Education of the signed-in candidate, with its version as ETag',
  access: candidate,
  reads: ['profile', 'degrees'],
  query: DraftQuery,
  response: EditableEducation,
});

export const saveEducation = endpoint({
  name: 'saveEducation',
  method: 'PUT',
  path,
  summary: 'Replace education, or keep it as a draft; If-Match is optional',
  access: candidate,
  changes: ['profile'],
  query: SaveQuery,
  maxBytes: LONGEST_BODY_BYTES,
  body: EducationDraft,
  response: EditableEducation,
});

/** The degree that carries the medal: the first verified one. */
export function verifiedDegreeOf<D extends { verificationStatus: DegreeVerification }>(
  degrees: readonly D[],
): D | undefined {
  return degrees.find(({ verificationStatus }) => verificationStatus === 'VERIFIED');
}
