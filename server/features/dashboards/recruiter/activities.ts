import type { ActionPriority } from '#contract/dashboards/pending-action.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#contract/labels/applications.ts';
import type { InterviewStatus } from '#contract/labels/interviews.ts';
import type { ActivityRow } from './recruiter-dashboard.queries.ts';

type Told = readonly [sentence: (candidate: string, job: string) => string, priority: ActionPriority];

/** Null: what an interview does to its application is told by the interview; a look is not told at all. */
const APPLICATIONS: Readonly<Record<ApplicationStatus, Told | null>> = {
  NEW: [(who, job) => `${who} applied for ${job}`, 'MEDIUM'],
  REVIEWED: null,
  SHORTLISTED: [(who, job) => `${who} was shortlisted for ${job}`, 'LOW'],
  INTERVIEW: null,
  OFFERED: [(who, job) => `${who} was offered ${job}`, 'HIGH'],
  HIRED: [(who, job) => `${who} was hired as ${job}`, 'HIGH'],
  REJECTED: [(who, job) => `${who} was rejected for ${job}`, 'LOW'],
  WITHDRAWN: [(who, job) => `${who} is no longer in the running for ${job}`, 'MEDIUM'],
};

const INTERVIEWS: Readonly<Record<InterviewStatus, Told>> = {
  PENDING: [(who, job) => `${who} was asked to interview for ${job}`, 'LOW'],
  ACCEPTED: [(who, job) => `${who} accepted the interview for ${job}`, 'HIGH'],
  SCHEDULED: [(who, job) => `The interview with ${who} for ${job} is booked`, 'MEDIUM'],
  RESCHEDULE_REQUESTED: [(who, job) => `${who} asked for new times for ${job}`, 'HIGH'],
  COMPLETED: [(who, job) => `The interview with ${who} for ${job} took place`, 'MEDIUM'],
  DECLINED: [(who, job) => `${who} declined the interview for ${job}`, 'HIGH'],
  WITHDRAWN: [(who, job) => `The request to ${who} for ${job} was withdrawn`, 'LOW'],
  EXPIRED: [(who, job) => `${who} did not reply to the request for ${job}`, 'MEDIUM'],
  CANCELLED: [(who, job) => `The interview with ${who} for ${job} was cancelled`, 'HIGH'],
  NO_SHOW: [(who, job) => `A no-show was reported for ${who} and ${job}`, 'HIGH'],
};

export const TOLD_STAGES = APPLICATION_STATUSES.filter((status) => APPLICATIONS[status]);

/** A move as one sentence; none where it is not told. */
export function toActivities({ id, source, toStatus, at, candidateName, jobTitle }: ActivityRow) {
  const told =
    source === 'application'
      ? APPLICATIONS[toStatus as ApplicationStatus]
      : INTERVIEWS[toStatus as InterviewStatus];
  if (!told) return [];
  const [sentence, priority] = told;
  const isHire = source === 'application' && toStatus === 'HIRED';
  return [{ id, message: sentence(candidateName, jobTitle), priority, isHire, timestamp: at }];
}
