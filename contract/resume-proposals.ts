import * as z from 'zod';
import { RESUME_LIMIT_BYTES, RESUME_SIZE } from './candidates/profile.ts';
import { candidate } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { nothing } from './core/things.ts';
import { EmploymentType, Platform, Proficiency } from './labels/profile.ts';

/** Where a value was read, and whether it is almost certainly right. */
const found = {
  /** The line of the file it was read from. */
  line: z.string(),
  isSure: z.boolean(),
};

const ProposedText = z.object({ value: z.string(), ...found });
export type ProposedText = z.output<typeof ProposedText>;

const ProposedLink = z.object({ platformType: Platform, profileUrl: z.string(), ...found });
export type ProposedLink = z.output<typeof ProposedLink>;

const ProposedSkill = z.object({
  skillName: z.string(),
  experience: z.object({ years: z.number(), months: z.number() }),
  competency: Proficiency,
  ...found,
});
export type ProposedSkill = z.output<typeof ProposedSkill>;

const ProposedJob = z.object({
  companyName: z.string(),
  designation: z.string(),
  /** `2026-11`; empty if the file names no month. */
  startDate: z.string(),
  endDate: z.string(),
  isCurrentJob: z.boolean(),
  location: z.string(),
  employmentType: EmploymentType.nullable(),
  description: z.string(),
  keyAchievements: z.array(z.string()),
  technologiesUsed: z.array(z.string()),
  ...found,
});
export type ProposedJob = z.output<typeof ProposedJob>;

const ProposedProject = z.object({
  projectTitle: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  isOngoing: z.boolean(),
  projectDetails: z.string(),
  technologiesUsed: z.array(z.string()),
  projectUrl: z.string(),
  ...found,
});
export type ProposedProject = z.output<typeof ProposedProject>;

const ProposedDegree = z.object({
  universityName: z.string(),
  educationDegree: z.string(),
  fieldOfStudy: z.string(),
  startYear: z.number().nullable(),
  endYear: z.number().nullable(),
  cgpa: z.number().nullable(),
  percentage: z.number().nullable(),
  ...found,
});
export type ProposedDegree = z.output<typeof ProposedDegree>;

/** What a file says about a person, in the format of the profile's sections. It is not stored. */
export const ResumeProposal = z.object({
  source: z.enum(['RESUME', 'LINKEDIN_PROFILE', 'LINKEDIN_EXPORT']),
  basicInfo: z.object({
    firstName: ProposedText.nullable(),
    lastName: ProposedText.nullable(),
    phone: ProposedText.nullable(),
    resumeHeadline: ProposedText.nullable(),
    professionalSummary: ProposedText.nullable(),
    onlineProfiles: z.array(ProposedLink),
  }),
  skills: z.object({
    domain: ProposedText.nullable(),
    primaryRole: ProposedText.nullable(),
    skills: z.array(ProposedSkill),
  }),
  experience: z.object({ experiences: z.array(ProposedJob), projects: z.array(ProposedProject) }),
  education: z.object({ educations: z.array(ProposedDegree) }),
});
export type ResumeProposal = z.output<typeof ResumeProposal>;

const path = '/api/jobseeker/profile';

export const proposeFromResume = endpoint({
  name: 'proposeFromResume',
  method: 'POST',
  path: `${path}/resume/proposal`,
  summary: 'What the uploaded resume says, in the shapes of the sections; nothing is saved',
  access: candidate,
  reads: ['profile'],
  transaction: 'none',
  response: ResumeProposal,
});

export const proposeFromFile = endpoint({
  name: 'proposeFromFile',
  method: 'POST',
  path: `${path}/proposal`,
  summary: 'What a PDF, a DOCX or the archive of a LinkedIn profile says; neither it nor the file is kept',
  access: candidate,
  reads: nothing('It speaks of the file that came with it.'),
  transaction: 'none',
  upload: { field: 'file', maxFiles: 1, maxBytes: RESUME_LIMIT_BYTES - 1, tooLarge: RESUME_SIZE },
  response: ResumeProposal,
});
