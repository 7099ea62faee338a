import { type RawBuilder, sql } from 'kysely';
import { NOTICE_PERIODS } from '#contract/labels/profile.ts';
import {
  MATCH_WEIGHTS,
  type MatchJob,
  PAY_TOLERANCE,
  POINTS_PER_NOTICE_STEP,
  POINTS_PER_YEAR_ABOVE,
  POINTS_PER_YEAR_BELOW,
} from '#contract/matching/match.ts';
import { type NoticeStep, noticeStep, stepsAbove } from '#contract/matching/notice.ts';
import { minimumTokens, type SkillMinimum, wishTokens } from '#contract/matching/search-tokens.ts';
import { contains, inBand, overlaps } from '../conditions.queries.ts';

/** How well candidates fit a job, computed from their `candidate_index` row, aliased as `d`. */
export interface Fit {
  /** The score, 0 to 100, accurate to the rounding of years. */
  points: RawBuilder<unknown>;
  /**
   * What the job asks for, ordered by the points lost by a candidate who only just misses it, the most first.
   */
  demands: RawBuilder<unknown>[];
}

/** What a job names, as numbers of the index. */
export interface Named {
  skills: SkillMinimum[];
  cityId: number | undefined;
}

const MONTHS = 12;
/**
 * The row does not say how much of a notice period is left for a candidate who is serving it; most leave
 * within a month.
 */
const DAYS_OF_SERVING = 30;

const number = (value: number) => sql`${value}::float8`;

function skillPoints({ skills }: Named): RawBuilder<unknown> {
  const wish = wishTokens(skills);
  if (wish.length === 0) return number(MATCH_WEIGHTS.skills);
  const each = number(MATCH_WEIGHTS.skills / wish.length);
  return sql`${each} * ia.icount(d.tokens operator(ia.&) ${wish}::int[])`;
}

function experiencePoints({ experienceRequired: range }: MatchJob): RawBuilder<unknown> {
  const most = number(MATCH_WEIGHTS.experience);
  if (!range) return most;
  const below = sql`${number(POINTS_PER_YEAR_BELOW / MONTHS)} *
    greatest(0, ${number(range.min * MONTHS)} - d.experience_months)`;
  const above = sql`${number(POINTS_PER_YEAR_ABOVE / MONTHS)} *
    greatest(0, d.experience_months - ${number((range.max ?? 0) * MONTHS)})`;
  return sql`greatest(0, ${most} - ${below} - ${range.max === null ? number(0) : above})`;
}

function payPoints({ salary }: MatchJob): RawBuilder<unknown> {
  const most = number(MATCH_WEIGHTS.pay);
  if (!salary) return most;
  const perRupee = number(MATCH_WEIGHTS.pay / (Math.max(1, salary.max) * PAY_TOLERANCE));
  return sql`case when d.expected_total > 0
    then greatest(0, ${most} - ${perRupee} * greatest(0, d.expected_total - ${number(salary.max)})) else 0 end`;
}

const asksForCity = ({ city, isRemote }: MatchJob) => city !== null && !isRemote;

function locationPoints(job: MatchJob, { cityId }: Named): RawBuilder<unknown> {
  if (!asksForCity(job)) return number(MATCH_WEIGHTS.location);
  if (cityId === undefined) return number(0);
  return sql`case when ${cityId}::int = any(d.city_ids) then ${number(MATCH_WEIGHTS.location)} else 0 end`;
}

/** How many steps each notice period is above the wish. */
const noticesAbove = (wish: NoticeStep) =>
  NOTICE_PERIODS.map((notice) => {
    const step = noticeStep(notice, DAYS_OF_SERVING);
    return { notice, above: step ? stepsAbove(step, wish) : 0 };
  });

function noticePoints({ maxNoticePeriod: wish }: MatchJob): RawBuilder<unknown> {
  const most = MATCH_WEIGHTS.notice;
  if (!wish) return number(most);
  const points = noticesAbove(wish).map(({ above }) => Math.max(0, most - above * POINTS_PER_NOTICE_STEP));
  // Arrays start at one; a candidate without a notice period has step 0.
  return sql`coalesce((${points}::float8[])[d.notice_step + 1], 0)`;
}

function demandsOf(job: MatchJob, { skills, cityId }: Named): RawBuilder<unknown>[] {
  const { experienceRequired, salary, maxNoticePeriod } = job;
  const tokens = skills.flatMap(minimumTokens);
  const withinNotice = maxNoticePeriod
    ? noticesAbove(maxNoticePeriod).flatMap(({ notice, above }) => (above === 0 ? [notice] : []))
    : [];
  return [
    ...(asksForCity(job) && cityId !== undefined ? overlaps({ cityIds: [cityId] }) : []).map(holdsOf),
    ...(tokens.length > 0 ? [contains(tokens)] : []),
    ...(experienceRequired ? [inBand(experienceRequired)] : []),
    ...(salary ? [sql`d.expected_total between 1 and ${Math.floor(salary.max)}::bigint`] : []),
    ...overlaps({ noticePeriods: withinNotice }).map(holdsOf),
  ];
}

const holdsOf = ({ holds }: { holds: RawBuilder<unknown> }) => holds;

export function fitOf(job: MatchJob, named: Named): Fit {
  const parts = [
    ...[skillPoints(named), experiencePoints(job), payPoints(job)],
    ...[locationPoints(job, named), noticePoints(job)],
  ];
  return { points: sql`(${sql.join(parts, sql` + `)})`, demands: demandsOf(job, named) };
}
