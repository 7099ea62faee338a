import { listCandidateActivity } from '#contract/dashboards/activity.ts';
import { getCandidateHome } from '#contract/dashboards/candidate-home.ts';
import type { ActionPriority } from '#contract/dashboards/pending-action.ts';
import {
  checkRecruiterHealth,
  DEFAULT_DESIGNATION,
  getRecruiterDashboard,
  getRecruiterDashboardSummary,
  getRecruiterHome,
  getRecruiterStats,
  refreshRecruiterDashboard,
} from '#contract/dashboards/recruiter-dashboard.ts';
import { listPendingActions } from '#contract/dashboards/work-queue.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#contract/labels/applications.ts';
import type { InterviewStatus } from '#contract/labels/interviews.ts';
import { getBanner } from '#server/features/companies/approval.service.ts';
import * as people from '#server/features/companies/members.service.ts';
import { type Context, route } from '#server/http/route.ts';
import { companyOf } from '#server/http/session/session.ts';
import { now } from '#server/platform/clock.ts';
import * as candidateHome from './candidate-home.service.ts';
import {
  type ActivityRow,
  countWork,
  listActivities,
  listNextInterviews,
} from './recruiter-dashboard.queries.ts';
import { countActions, listActions, listFirstActions } from './recruiter-queue.service.ts';

type Told = readonly [sentence: (candidate: string, job: string) => string, priority: ActionPriority];

/** Null: the interview reports its own effects on the application; a profile view is not reported. */
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

const TOLD_STAGES = APPLICATION_STATUSES.filter((status) => APPLICATIONS[status]);

/** A move as one sentence; nothing if it is not reported. */
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

async function dashboard({ db, actor }: Context<typeof getRecruiterDashboard, undefined>) {
  const company = companyOf(actor);
  const [approvalBanner, person, actions, stats, activities, nextInterviews] = await Promise.all([
    getBanner(db, company.id),
    people.getProfile(db, actor.userId),
    listFirstActions(db, company),
    countWork(db, company.id),
    listActivities(db, company.id, TOLD_STAGES),
    listNextInterviews(db, company.id, now()),
  ]);
  return {
    approvalBanner,
    profile: {
      firstName: actor.firstName,
      companyName: company.name,
      designation: person.designation ?? DEFAULT_DESIGNATION,
    },
    pendingActions: actions.content,
    pendingActionsCount: actions.totalElements,
    stats,
    recentActivities: activities.flatMap(toActivities),
    nextInterviews,
  };
}

export const routes = [
  route(getCandidateHome, ({ db, actor }) => candidateHome.load(db, actor.userId)),
  route(listCandidateActivity, ({ db, actor, query }) => candidateHome.listActivity(db, actor.userId, query)),
  route(getRecruiterDashboard, dashboard),
  route(getRecruiterHome, dashboard),
  route(refreshRecruiterDashboard, dashboard),
  route(getRecruiterDashboardSummary, async ({ db, actor }) => {
    const company = companyOf(actor);
    const [stats, pendingActionsCount] = await Promise.all([
      countWork(db, company.id),
      countActions(db, company),
    ]);
    return { stats, pendingActionsCount };
  }),
  route(listPendingActions, ({ db, actor, query }) => listActions(db, companyOf(actor), query)),
  route(getRecruiterStats, ({ db, actor }) => countWork(db, companyOf(actor).id)),
  route(checkRecruiterHealth, async ({ db, actor }) => {
    // Reading from the database proves that it answers.
    await people.getProfile(db, actor.userId);
    return { status: 'UP' as const, timestamp: now() };
  }),
];
