import * as z from 'zod';
import { candidate } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Timestamp } from '../core/time.ts';
import { ProofMethod } from '../verifications/own.ts';
import { BasicInfo, ResumeFile } from './basic-info.ts';
import { CareerProfile } from './career-profile.ts';
import { Education, EducationProfile } from './education.ts';
import { ExperienceProfile } from './experience.ts';
import { Completion, Section } from './sections.ts';
import { SkillsProfile } from './skills.ts';

const path = '/api/jobseeker/profile';

/** Exclusive: a file of exactly this size is refused. */
export const RESUME_LIMIT_BYTES = 5 * 1024 * 1024;
export const RESUME_TYPE = 'Please upload a PDF or DOC file';
export const RESUME_SIZE = 'File size must be less than 5MB';
export const RESUME_TYPES = {
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
} as const;

export const CandidateProfile = z.object({
  basicInfo: BasicInfo,
  skills: SkillsProfile,
  experience: ExperienceProfile,
  education: EducationProfile,
  careerProfile: CareerProfile,
  summary: z.object({
    resumeHeadline: z.string().nullable(),
    professionalSummary: z.string().nullable(),
    /** The five skills with the most experience. */
    keySkills: z.array(z.string()),
  }),
});
export type CandidateProfile = z.output<typeof CandidateProfile>;

const OwnDegree = Education.extend({
  /**
   * How it is being verified: by a code that can still be entered, or by a document. Only the owner sees
   * this.
   */
  provedBy: ProofMethod.nullable(),
});

export const OwnProfile = CandidateProfile.extend({
  education: z.object({ educations: z.array(OwnDegree) }),
  completion: Completion,
  isVisible: z.boolean(),
});

export type OwnProfile = z.output<typeof OwnProfile>;

export const getCompleteProfile = endpoint({
  name: 'getCompleteProfile',
  method: 'GET',
  path: `${path}/complete`,
  summary: 'All that the signed-in candidate has saved, with one version of it all as ETag',
  access: candidate,
  reads: ['account', 'profile', 'privacy', 'degrees'],
  response: OwnProfile,
});

export const getProfileStats = endpoint({
  name: 'getProfileStats',
  method: 'GET',
  path: `${path}/stats`,
  summary: 'Views by recruiters, one per viewer and day, and how complete the profile is',
  access: candidate,
  reads: ['profile', 'profileViews'],
  response: z.object({
    profileViews: z.number(),
    /** The last seven days compared with the seven before, in percent. */
    profileViewsChange: z.number(),
    profileCompleteness: z.number(),
    lastUpdated: Timestamp,
  }),
});

export const validateProfile = endpoint({
  name: 'validateProfile',
  method: 'GET',
  path: `${path}/validate`,
  summary: 'What each section still lacks',
  access: candidate,
  reads: ['profile'],
  response: z.object({
    isValid: z.boolean(),
    completeness: z.number(),
    sections: z.array(
      z.object({
        section: Section,
        isComplete: z.boolean(),
        errors: z.array(z.object({ path: z.string(), message: z.string() })),
      }),
    ),
  }),
});

const Visibility = z.object({ isVisible: z.boolean({ error: 'Please choose whether recruiters see you.' }) });

export const setProfileVisibility = endpoint({
  name: 'setProfileVisibility',
  method: 'PATCH',
  path: `${path}/visibility`,
  summary: 'Show the profile to recruiters or hide it; existing applications stay',
  access: candidate,
  changes: ['privacy'],
  body: Visibility,
  response: Visibility,
});

export const uploadResume = endpoint({
  name: 'uploadResume',
  method: 'POST',
  path: `${path}/resume`,
  summary: 'Replace the resume by a PDF, DOC or DOCX under 5 MB',
  access: candidate,
  changes: ['profile'],
  transaction: 'own',
  upload: { field: 'resume', maxFiles: 1, maxBytes: RESUME_LIMIT_BYTES - 1, tooLarge: RESUME_SIZE },
  response: z.object({ resumeFile: ResumeFile, resumeUrl: z.string() }),
});

export const deleteResume = endpoint({
  name: 'deleteResume',
  method: 'DELETE',
  path: `${path}/resume`,
  summary: 'Remove the resume',
  access: candidate,
  changes: ['profile'],
  transaction: 'own',
});

export const discardDraft = endpoint({
  name: 'discardDraft',
  method: 'DELETE',
  path: `${path}/drafts/{section}`,
  summary: 'Drop the draft of a section and go back to what is saved',
  access: candidate,
  changes: ['profile'],
  params: z.object({ section: Section }),
});
