import type { ActionPriority } from '#contract/dashboards/recruiter-dashboard.ts';
import type { ActivityRow } from './recruiter-dashboard.queries.ts';

type Told = readonly [sentence: (candidate: string, job: string) => string, priority: ActionPriority];

const APPLICATIONS: Record<string, Told> = {
  NEW: [(who, job) => `${who} applied for ${job}`, 'MEDIUM'],
  SHORTLISTED: [(who, job) => `${who} was shortlisted for ${job}`, 'LOW'],
  OFFERED: [(who, job) => `${who} was offered ${job}`, 'HIGH'],
  HIRED: [(who, job) => `${who} was hired as ${job}`, 'HIGH'],
  REJECTED: [(who, job) => `${who} was rejected for ${job}`, 'LOW'],
  WITHDRAWN: [(who, job) => `${who} is no longer in the running for ${job}`, 'MEDIUM'],
};

const INTERVIEWS: Record<string, Told> = {
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

/** A move as one sentence. */
export function toActivity({ id, source, toStatus, at, candidateName, jobTitle }: ActivityRow) {
  const told = (source === 'application' ? APPLICATIONS : INTERVIEWS)[toStatus];
  const [sentence, priority] = told ?? [(who: string, job: string) => `${who}, ${job}: ${toStatus}`, 'LOW'];
  return { id, message: sentence(candidateName, jobTitle), priority, timestamp: at };
}
