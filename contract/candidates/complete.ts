import * as z from 'zod';
import { candidate } from '../core/access.ts';
import { endpoint, LONGEST_BODY_BYTES } from '../core/endpoint.ts';
import { nothing } from '../core/things.ts';
import { ordered } from '../kit/ordered.ts';
import { BasicInfoDraft, BasicInfoInput, textOrAbsent } from './basic-info.ts';
import { CareerDraft, CareerInput } from './career-profile.ts';
import { EducationDraft, EducationInput } from './education.ts';
import { ExperienceDraft, ExperienceInput } from './experience.ts';
import { getCompleteProfile, OwnProfile } from './profile.ts';
import { SkillsDraft, SkillsInput } from './skills.ts';

const SummaryInput = ordered({ resumeHeadline: textOrAbsent(160), professionalSummary: textOrAbsent(2000) });

/** The rules of all four sections at once; if a value is sent twice, the outer one counts. */
export const CompleteInput = ordered({
  basicInfo: BasicInfoInput,
  skills: SkillsInput,
  experience: ExperienceInput,
  education: EducationInput,
  careerProfile: CareerInput.nullish(),
  summary: SummaryInput.nullish(),
});
export type CompleteInput = z.output<typeof CompleteInput>;

const draftLine = z.string({ error: 'Please enter a text.' }).max(5000).nullish();

/** Types only; the rules are applied afterwards, so that errors come in the order of the sections. */
const CompleteDraft = z.object({
  basicInfo: BasicInfoDraft.prefault({}),
  skills: SkillsDraft.prefault({}),
  experience: ExperienceDraft.prefault({}),
  education: EducationDraft.prefault({}),
  careerProfile: CareerDraft.nullish(),
  summary: z.object({ resumeHeadline: draftLine, professionalSummary: draftLine }).nullish(),
});

export const saveCompleteProfile = endpoint({
  name: 'saveCompleteProfile',
  method: 'PUT',
  path: getCompleteProfile.path,
  summary: 'Replace all four sections, the summary and the career profile, or none; If-Match is optional',
  access: candidate,
  alone: 'account',
  changes: ['profile'],
  maxBytes: LONGEST_BODY_BYTES,
  body: CompleteDraft,
  response: OwnProfile,
});

export const ExportFormat = z.enum(['json', 'pdf'], { error: 'Please choose json or pdf.' });

export const exportProfile = endpoint({
  name: 'exportProfile',
  method: 'GET',
  path: '/api/jobseeker/profile/export',
  summary: 'The profile as a file: all of it as JSON, or two pages of PDF at most',
  access: candidate,
  reads: nothing('A file, generated for each download'),
  query: z.object({ format: ExportFormat }),
  stream: true,
});
