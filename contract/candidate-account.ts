import * as z from 'zod';
import { CandidateAccountRow } from './candidate-accounts.ts';
import { CandidateProfile } from './candidates/profile.ts';
import { admin } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { Id } from './core/ids.ts';
import { Timestamp } from './core/time.ts';
import { optionalText, required } from './kit/fields.ts';
import { ordered } from './kit/ordered.ts';
import { ApplicationStatus } from './labels/applications.ts';
import { CANDIDATE_STATUSES } from './labels/candidate-accounts.ts';
import { InterviewStatus } from './labels/interviews.ts';
import { Proficiency } from './labels/profile.ts';

const path = '/api/admin/candidates';
const params = z.object({ id: Id });

const Employment = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  /** `2022-04` */
  joiningDate: z.string().nullable(),
  workedTill: z.string().nullable(),
  jobProfile: z.string().nullable(),
});

export const CandidateAccount = CandidateAccountRow.extend({
  phone: z.string().nullable(),
  resumeUrl: z.string().nullable(),
  currentSalary: z.number().nullable(),
  /** Null if the profile gives no number of days. */
  noticePeriodDays: z.number().nullable(),
  summary: z.object({ professionalSummary: z.string().nullable() }),
  profileHighlight: z.object({
    currentLocation: z.string().nullable(),
    availabilityToJoin: z.string().nullable(),
  }),
  onlineProfiles: z.array(z.object({ id: z.string(), platformType: z.string(), profileUrl: z.string() })),
  currentEmployment: Employment.nullable(),
  previousEmployments: z.array(Employment),
  educations: z.array(
    z.object({
      educationDegree: z.string(),
      universityName: z.string(),
      fieldOfStudy: z.string(),
      specialization: z.string().nullable(),
      startYear: z.number().nullable(),
      endYear: z.number().nullable(),
      cgpa: z.number().nullable(),
      percentage: z.number().nullable(),
    }),
  ),
  skills: z.array(
    z.object({
      skillName: z.string(),
      proficiencyLevel: Proficiency,
      experienceYears: z.number(),
      lastUsed: z.string().nullable(),
    }),
  ),
  projects: z.array(
    z.object({
      projectTitle: z.string(),
      startDate: z.string().nullable(),
      endDate: z.string().nullable(),
      isOngoing: z.boolean(),
      clientName: z.string().nullable(),
      projectDetails: z.string().nullable(),
      technologiesUsed: z.array(z.string()),
      projectUrl: z.string().nullable(),
    }),
  ),
  /** The profile as its owner reads it, including what the list above leaves out. */
  profile: CandidateProfile,
  lastLoginAt: Timestamp.nullable(),
  suspension: z
    .object({
      reason: z.string(),
      since: Timestamp,
      until: Timestamp.nullable(),
      byName: z.string().nullable(),
    })
    .nullable(),
});
export type CandidateAccount = z.output<typeof CandidateAccount>;

export const adminGetCandidate = endpoint({
  name: 'adminGetCandidate',
  method: 'GET',
  path: `${path}/{id}`,
  offline: false,
  summary: 'A candidate with the whole profile and, while it lasts, the suspension',
  access: admin,
  reads: ['candidateAccounts'],
  params,
  response: CandidateAccount,
});

/** Rows shown per list. */
export const RECORDS_SHOWN = 100;

export const CandidateRecords = z.object({
  applications: z.array(
    z.object({
      id: Id,
      jobTitle: z.string(),
      companyName: z.string(),
      status: ApplicationStatus,
      appliedAt: Timestamp.nullable(),
      statusChangedAt: Timestamp,
    }),
  ),
  interviews: z.array(
    z.object({
      id: Id,
      applicationId: Id,
      jobTitle: z.string(),
      companyName: z.string(),
      status: InterviewStatus,
      startsAt: Timestamp.nullable(),
      requestedAt: Timestamp,
    }),
  ),
  files: z.array(
    z.object({
      id: Id,
      name: z.string(),
      purpose: z.string(),
      mimeType: z.string(),
      sizeBytes: z.number(),
      createdAt: Timestamp,
    }),
  ),
  sessions: z.array(
    z.object({
      id: Id,
      ip: z.string().nullable(),
      userAgent: z.string().nullable(),
      createdAt: Timestamp,
      lastUsedAt: Timestamp,
      isOpen: z.boolean(),
    }),
  ),
  audit: z.array(
    z.object({
      id: Id,
      action: z.string(),
      summary: z.string(),
      byName: z.string().nullable(),
      reason: z.string().nullable(),
      at: Timestamp,
    }),
  ),
});
export type CandidateRecords = z.output<typeof CandidateRecords>;

export const adminGetCandidateRecords = endpoint({
  name: 'adminGetCandidateRecords',
  method: 'GET',
  path: `${path}/{id}/records`,
  offline: false,
  summary: `Applications, interviews, files, sessions and audit trail of a candidate: the newest ${RECORDS_SHOWN} of each`,
  access: admin,
  reads: ['candidateAccounts'],
  params,
  response: CandidateRecords,
});

const MISSING_SUSPENSION = 'Please provide a suspension reason';
const REASON_MAX = 1000;
export const SUSPENSION_DAYS = 30;
const BAD_DURATION = 'Please choose 1 to 365 days.';

export const CANDIDATE_SUSPENDED = 'Candidate suspended successfully!';
export const CANDIDATE_ACTIVATED = 'Candidate activated successfully!';
export const CANDIDATE_DELETED = 'Candidate deleted successfully!';
export const CANDIDATE_RESTED = 'Candidate set to inactive.';

const reason = required(MISSING_SUSPENSION, { max: REASON_MAX });

export const CandidateSuspensionReason = ordered({ reason });

export const adminSuspendCandidate = endpoint({
  name: 'adminSuspendCandidate',
  method: 'POST',
  path: `${path}/{id}/suspend`,
  summary: 'Lock a candidate out for some days: sessions end at once, what is open is called off',
  access: admin,
  proof: 'any',
  changes: ['candidateAccounts'],
  params,
  body: ordered({
    reason,
    durationDays: z
      .int({ error: BAD_DURATION })
      .min(1, BAD_DURATION)
      .max(365, BAD_DURATION)
      .default(SUSPENSION_DAYS),
  }),
  response: CandidateAccount,
  message: CANDIDATE_SUSPENDED,
});

export const adminActivateCandidate = endpoint({
  name: 'adminActivateCandidate',
  method: 'POST',
  path: `${path}/{id}/activate`,
  summary: 'End a suspension',
  access: admin,
  changes: ['candidateAccounts'],
  params,
  response: CandidateAccount,
  message: CANDIDATE_ACTIVATED,
});

export const adminSetCandidateStatus = endpoint({
  name: 'adminSetCandidateStatus',
  method: 'PATCH',
  path: `${path}/{id}/status`,
  summary: 'Suspend until further notice, activate, rest or delete an account',
  message: 'Candidate updated successfully!',
  access: admin,
  proof: 'any',
  changes: ['candidateAccounts'],
  params,
  body: ordered(
    {
      status: z.enum(CANDIDATE_STATUSES, { error: 'Please choose a status.' }),
      reason: optionalText(REASON_MAX),
    },
    {
      at: 'reason',
      reads: ['status', 'reason'],
      text: MISSING_SUSPENSION,
      holds: ({ status, reason: given }) => status !== 'SUSPENDED' || !!given,
    },
  ),
});

/** The reason that the screen sends. */
export const DELETION_REASON = 'Admin deleted';

export const adminDeleteCandidate = endpoint({
  name: 'adminDeleteCandidate',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Delete an account as its owner would: it ends at once and is erased after 30 days',
  access: admin,
  proof: 'any',
  changes: ['candidateAccounts'],
  params,
  query: z.object({ reason: optionalText(REASON_MAX) }),
  message: CANDIDATE_DELETED,
});
