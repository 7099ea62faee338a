import type * as z from 'zod';
import { verifiedDegreeOf } from '#contract/candidates/education.ts';
import { EDITOR_PATHS, verifyPath } from '#contract/candidates/sections.ts';
import type { ResultOf } from '#contract/core/endpoint.ts';
import { type Page, type PageQuery, toPage } from '#contract/core/page.ts';
import type { ActivityItem } from '#contract/dashboards/activity.ts';
import type { getCandidateHome } from '#contract/dashboards/candidate-home.ts';
import type { FirstDayStep } from '#contract/dashboards/first-day.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { SearchBar } from '#contract/search/search-bar.ts';
import { nearestToMedal } from '#contract/verifications/medal.ts';
import { standOf } from '#contract/verifications/stand.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { OwnProfile } from '#server/features/candidates/profile/profile.service.ts';
import * as profile from '#server/features/candidates/profile/profile.service.ts';
import { toCompany } from '#server/features/companies/companies.service.ts';
import * as referrals from '#server/features/referrals/referrals.service.ts';
import { inHours, now } from '#server/platform/clock.ts';
import * as queries from './candidate-home.queries.ts';
import { nextActs } from './next-acts.ts';

const MENDED_AT: Readonly<Record<SearchBar, string>> = {
  EMAIL: '/verify-email',
  BASIC_INFO: EDITOR_PATHS.basicInfo,
  SKILLS: EDITOR_PATHS.skills,
  HIDDEN: '/profile/settings',
};

function degreeStep({ education }: OwnProfile): FirstDayStep {
  const degree = nearestToMedal(education.educations);
  const common = { step: 'DEGREE' as const, link: EDITOR_PATHS.education };
  if (!degree) return { ...common, state: 'OPEN' };
  const stand = standOf(degree);
  if (stand === 'VERIFIED') return { ...common, state: 'DONE' };
  if (stand === 'BEING_CHECKED') return { ...common, state: 'WAITING' };
  return { ...common, state: 'OPEN', link: verifyPath(degree.id) };
}

/** The steps to being found, until the candidate has completed all of them. */
function firstDay(profile: OwnProfile): FirstDayStep[] | null {
  const { basicInfo, completion, searchBar } = profile;
  const hasSkills = completion.sections.some(({ section, isComplete }) => section === 'skills' && isComplete);
  const done = (isDone: boolean) => (isDone ? 'DONE' : 'OPEN');
  const steps: FirstDayStep[] = [
    { step: 'RESUME', state: done(basicInfo.resumeUrl !== null), link: EDITOR_PATHS.basicInfo },
    { step: 'SKILLS', state: done(hasSkills), link: EDITOR_PATHS.skills },
    degreeStep(profile),
    {
      step: 'VISIBLE',
      state: done(searchBar === null),
      link: searchBar ? MENDED_AT[searchBar] : '/profile/view',
    },
  ];
  return steps.some(({ state }) => state === 'OPEN') ? steps : null;
}

type Item = z.input<typeof ActivityItem> & { at: Date };

const LATEST = { page: 0, size: 5 };

/** The candidate's notifications and saves, and the views of the profile. */
export async function listActivity(db: Db, userId: string, query: PageQuery): Promise<Page<Item>> {
  const span = { userId, at: now() };
  const rows = await queries.listActivity(db, span, query);
  return toPage(rows.map(toItem), query, await queries.countActivity(db, span));
}

/** The first entries of the same list, for the home. */
async function latestActivity(db: Db, userId: string): Promise<Item[]> {
  return (await queries.listActivity(db, { userId, at: now() }, LATEST)).map(toItem);
}

function toItem(row: queries.ActivityRow): Item {
  const { id, kind, detail, link, at, source } = row;
  return { id, kind, title: titleOf(row), detail, link, at, isWholeDay: source === 'VIEWS' };
}

function titleOf({ source, title, companies }: queries.ActivityRow): string {
  if (source === 'VIEWS') return `${inWords(companies ?? [])} viewed your profile`;
  const words = title ?? '';
  return source === 'CHANGE' ? `You ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
}

function inWords([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  return others.length === 1 ? `${first} and ${others[0]}` : `${first} and ${others.length} other companies`;
}

type Home = ResultOf<typeof getCandidateHome>;

const SOON_HOURS = 48;
const WEEKS = 8;

/** The data of the candidate's dashboard. */
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
    activity: await latestActivity(db, userId),
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
    interviewer: { name: fullName(row), designation: row.designation },
  };
}
