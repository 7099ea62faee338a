import type * as z from 'zod';
import type { Applicant, Application, ApplicationEvent } from '#contract/applications/application.ts';
import { nextStatuses, stateOf, takenUpStatuses } from '#contract/applications/transitions.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import { type MatchJob, matchScore } from '#contract/matching/match.ts';
import { toMatchCandidate } from '#server/features/candidates/match-candidate.service.ts';
import { now } from '#server/platform/clock.ts';
import type { ApplicantRow } from './applicants.queries.ts';

/** What is left of who has deleted or rests the account: the same as after the erasure, but for the name. */
const NAME_ONLY = {
  pictureFileId: null,
  headline: null,
  universityName: null,
  educationDegree: null,
  fieldOfStudy: null,
  endYear: null,
  hasVerifiedDegree: false,
  experienceMonths: null,
  expectedTotal: 0,
  noticePeriod: 'ONE_MONTH',
  lastWorkingDay: null,
  preferredLocations: [],
  skills: [],
} satisfies Partial<ApplicantRow>;

function shownOf<Row extends ApplicantRow>(row: Row): Row {
  return row.presence === 'HERE' ? row : { ...row, ...NAME_ONLY };
}

export function toApplicant(
  found: ApplicantRow,
  job: MatchJob,
  today: string,
): Omit<z.input<typeof Applicant>, 'interview'> {
  const row = shownOf(found);
  const { id, status, source, ending, appliedAt, statusChangedAt, tellsAt, createdAt } = row;
  const standing = { party: 'RECRUITER', presence: row.presence, now: now() } as const;
  return {
    id,
    status,
    source,
    ending,
    appliedAt,
    statusChangedAt,
    tellsAt,
    createdAt,
    job: { id: row.jobId, title: row.jobTitle },
    candidate: {
      id: row.candidateId,
      firstName: row.firstName,
      lastName: row.lastName,
      presence: row.presence,
      profilePictureUrl: row.pictureFileId && `/api/files/${row.pictureFileId}`,
      headline: row.headline,
      institute: row.universityName,
      graduationYear: row.endYear,
      degree: row.educationDegree && `${row.educationDegree}, ${row.fieldOfStudy}`,
      hasVerifiedDegree: row.hasVerifiedDegree,
      experienceMonths: row.experienceMonths,
      expectedSalary: row.expectedTotal > 0 ? row.expectedTotal : null,
      noticePeriod: row.noticePeriod,
    },
    match: matchScore(toMatchCandidate(row, today), job),
    nextStatuses: tellsAt
      ? takenUpStatuses(stateOf({ ...row, status: row.toldStatus }), standing)
      : nextStatuses(stateOf(row), standing),
  };
}

interface EventRow {
  id: string;
  fromStatus: string | null;
  toStatus: string;
  reason: string | null;
  actorName: string | null;
  at: Date;
}

function toEvent(row: EventRow): z.input<typeof ApplicationEvent> {
  return {
    ...row,
    fromStatus: row.fromStatus as ApplicationStatus | null,
    toStatus: row.toStatus as ApplicationStatus,
  };
}

type Contact = {
  email: string;
  phone: string | null;
  resumeFileId: string | null;
  isContactShared: boolean;
};

export function toApplication(
  row: ApplicantRow & Contact,
  job: MatchJob,
  history: EventRow[],
  { today, interview }: { today: string; interview: z.input<typeof Applicant>['interview'] },
): z.input<typeof Application> {
  const { isContactShared, email, phone, resumeFileId } = row;
  return {
    ...toApplicant(row, job, today),
    interview,
    notes: row.note,
    candidateNote: row.candidateNote,
    rejectCategory: row.rejectCategory,
    rejectReason: row.rejectReason,
    rejectMessage: row.rejectMessage,
    contact: isContactShared ? { email, phone, resumeFileId } : null,
    skills: shownOf(row).skills,
    history: history.map(toEvent),
  };
}
