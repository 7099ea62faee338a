import * as z from 'zod';
import { candidate } from '../core/access.ts';
import { endpoint, LONGEST_BODY_BYTES } from '../core/endpoint.ts';
import { rulesOf } from '../kit/every-field.ts';
import { optionalText, required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { EmploymentType, EmploymentTypeInput } from '../labels/profile.ts';
import { draftFlag, draftList, draftText } from './draft-fields.ts';
import { BAD_MONTH, END_BEFORE_START, LINE_MAX, Lines, Month } from './experience-fields.ts';
import { Project, ProjectsDraft, ProjectsInput } from './projects.ts';
import { DraftQuery, SaveQuery, SECTION_PATHS, sectionState } from './sections.ts';

const COMPANY_AND_ROLE = 'Please fill in company name and designation';
const WorkInput = ordered(
  {
    id: z.string().max(100).nullish(),
    companyName: required(COMPANY_AND_ROLE, { max: 120 }),
    designation: required(COMPANY_AND_ROLE, { max: 120 }),
    startDate: Month,
    endDate: Month,
    isCurrentJob: z.boolean().default(false),
    location: optionalText(120),
    employmentType: EmploymentTypeInput.nullish(),
    description: optionalText(4000),
    keyAchievements: Lines,
    technologiesUsed: Lines,
  },
  {
    at: 'endDate',
    reads: ['startDate', 'endDate', 'isCurrentJob'],
    text: END_BEFORE_START,
    holds: ({ startDate, endDate, isCurrentJob }) =>
      isCurrentJob || !startDate || !endDate || endDate >= startDate,
  },
);

const StrictExperience = ordered({
  experiences: z
    .array(WorkInput, { error: 'Please list your experience.' })
    .max(50, 'Please list at most 50 jobs'),
  /** Absent means unchanged: the form of the specification does not have them. */
  projects: ProjectsInput.nullish(),
});

export const ExperienceDraft = z.object({
  experiences: draftList(
    z.object({
      id: z.string().max(100).nullish(),
      companyName: draftText(COMPANY_AND_ROLE),
      designation: draftText(COMPANY_AND_ROLE),
      startDate: draftText(BAD_MONTH),
      endDate: draftText(BAD_MONTH),
      isCurrentJob: draftFlag(),
      location: draftText('Please enter a text.'),
      employmentType: EmploymentTypeInput.nullish(),
      description: draftText('Please enter a text.'),
      keyAchievements: draftList(z.string().max(LINE_MAX), 'Please enter a text.'),
      technologiesUsed: draftList(z.string().max(LINE_MAX), 'Please enter a text.'),
    }),
    'Please list your experience.',
  ),
  projects: ProjectsDraft.nullish(),
});

export const WorkExperience = z.object({
  id: z.string(),
  companyName: z.string(),
  designation: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  isCurrentJob: z.boolean(),
  location: z.string().nullable(),
  employmentType: EmploymentType.nullable(),
  description: z.string().nullable(),
  keyAchievements: z.array(z.string()),
  technologiesUsed: z.array(z.string()),
});
export type WorkExperience = z.output<typeof WorkExperience>;

export const ExperienceProfile = z.object({
  experiences: z.array(WorkExperience),
  /** Whole years, and the remaining months; overlapping jobs count once. */
  totalExperienceYears: z.number(),
  totalExperienceMonths: z.number(),
  /** In the order of the editor. */
  projects: z.array(Project),
});
export type ExperienceProfile = z.output<typeof ExperienceProfile>;

/** The rules of Save & Continue. An empty list is complete, because a new graduate has no job yet. */
export const ExperienceInput = rulesOf(StrictExperience, ExperienceDraft, ExperienceProfile);
export type ExperienceInput = z.output<typeof ExperienceInput>;

const EditableExperience = ExperienceProfile.extend(sectionState);

const path = `/api/jobseeker/profile/${SECTION_PATHS.experience}`;

export const getExperience = endpoint({
  name: 'getExperience',
  method: 'GET',
  path,
  summary: 'Work experience of the signed-in candidate, with its version as ETag',
  access: candidate,
  reads: ['profile'],
  query: DraftQuery,
  response: EditableExperience,
});

export const saveExperience = endpoint({
  name: 'saveExperience',
  method: 'PUT',
  path,
  summary: 'Replace work experience, or keep it as a draft; If-Match is optional',
  access: candidate,
  changes: ['profile'],
  query: SaveQuery,
  maxBytes: LONGEST_BODY_BYTES,
  body: ExperienceDraft,
  response: EditableExperience,
});
