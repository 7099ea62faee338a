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
import { getBanner } from '#server/features/companies/approval/approval.service.ts';
import * as people from '#server/features/companies/members/members.service.ts';
import { type Context, route } from '#server/http/route.ts';
import { companyOf } from '#server/http/session/session.ts';
import { now } from '#server/platform/clock.ts';
import { TOLD_STAGES, toActivities } from './activities.ts';
import { countActions, listActions, listFirstActions } from './queue/queue.service.ts';
import { countWork, listActivities, listNextInterviews } from './recruiter-dashboard.queries.ts';

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

export const dashboardRoutes = [
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
    // Reading the person proves that the database answers.
    await people.getProfile(db, actor.userId);
    return { status: 'UP' as const, timestamp: now() };
  }),
];
