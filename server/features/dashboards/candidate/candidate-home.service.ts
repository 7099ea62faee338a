import { verifiedDegreeOf } from '#contract/candidates/education.ts';
import type { ResultOf } from '#contract/core/endpoint.ts';
import type { getCandidateHome } from '#contract/dashboards/candidate-home.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { nearestToMedal } from '#contract/verifications/medal.ts';
import { standOf } from '#contract/verifications/stand.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as profile from '#server/features/candidates/profile/profile.service.ts';
import * as referrals from '#server/features/referrals/referrals.service.ts';
import { inHours, now } from '#server/platform/clock.ts';
import * as activity from './activity.service.ts';
import * as queries from './candidate-home.queries.ts';
import { toCompany } from './company-columns.ts';
import { firstDay } from './first-day.ts';
import { nextActs } from './next-acts.ts';

type Home = ResultOf<typeof getCandidateHome>;

const SOON_HOURS = 48;
const WEEKS = 8;

/** Everything the candidate's dashboard shows. */
export async function load(db: Db, userId: string): Promise<Home> {
  const at = now();
  const waiting = await queries.listWaiting(db, userId, at);
  const booked = await queries.listBooked(db, userId, at);
  const { profileViews, profileViewsChange } = await profile.stats(db, userId);
  const today = localDate(at);
  const own = await profile.loadOwn(db, userId);
  return {
    nextActs: await nextActs(db, userId, { waiting, profile: own }),
    firstDay: firstDay(own),
    nextInterview: booked[0] ? toInterview(booked[0]) : null,
    stats: {
      profileViews,
      profileViewsChange,
      viewsPerWeek: await queries.listViewsPerWeek(db, userId, today, WEEKS),
      interviewRequests: waiting.length,
      dueSoon: dueSoon(waiting),
      activeInterviews: await queries.countActive(db, userId),
      interviewsToday: booked.filter(({ startsAt }) => localDate(startsAt) === today).length,
      referrals: await referrals.progress(db, userId),
    },
    activity: await activity.latest(db, userId),
    profile: toProfile(own),
  };
}

function toProfile(own: profile.OwnProfile): Home['profile'] {
  const { completion, isVisible, searchBar, skills, basicInfo, education } = own;
  const nearest = nearestToMedal(education.educations);
  const verified = verifiedDegreeOf(education.educations);
  return {
    completion,
    isVisible,
    searchBar,
    skillCount: skills.skills.length,
    hasResume: basicInfo.resumeUrl !== null,
    degree: nearest ? { id: nearest.id, stand: standOf(nearest) } : null,
    verifiedDegree: verified?.endYear
      ? { universityName: verified.universityName, endYear: verified.endYear }
      : null,
  };
}

type WaitingRow = Awaited<ReturnType<typeof queries.listWaiting>>[number];

function dueSoon(waiting: readonly WaitingRow[]): Home['stats']['dueSoon'] {
  const limit = inHours(SOON_HOURS);
  const pressing = waiting.filter(({ respondBy }) => respondBy <= limit);
  const last = pressing.at(-1);
  return last ? { count: pressing.length, by: last.respondBy } : null;
}

type BookedRow = Awaited<ReturnType<typeof queries.listBooked>>[number];

function toInterview(row: BookedRow): NonNullable<Home['nextInterview']> {
  return {
    id: row.id,
    company: toCompany(row),
    jobTitle: row.jobTitle,
    interviewStage: row.interviewStage,
    totalStages: row.totalStages,
    interviewType: row.interviewType,
    interviewMode: row.interviewMode,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    meetingLink: row.meetingLink,
    interviewer: { name: `${row.firstName} ${row.lastName}`, designation: row.designation },
  };
}
