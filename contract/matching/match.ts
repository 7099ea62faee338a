import * as z from 'zod';
import type { NoticePeriod } from '../labels/profile.ts';
import * as notes from './match-notes.ts';
import type { NoticeStep } from './notice.ts';
import { noticeStep, stepsAbove } from './notice.ts';

/** What the score may use about a candidate. Never name, gender, photo or age. */
export interface MatchCandidate {
  skills: readonly { skillName: string; months: number; level: number }[];
  experienceMonths: number | null;
  /** Rupees a year. */
  expectedSalary: number | null;
  preferredLocations: readonly string[];
  noticePeriod: NoticePeriod | null;
  /** Days to the last working day, for a candidate who is serving notice. */
  noticeDaysLeft: number | null;
}

/** The requirements of a job; those left open count as met. */
export interface MatchJob {
  requiredSkills: readonly RequiredSkill[];
  experienceRequired: { min: number; max: number | null } | null;
  /** Rupees a year, converted from the period in the job. */
  salary: { min: number | null; max: number } | null;
  city: string | null;
  isRemote: boolean;
  maxNoticePeriod: NoticeStep | null;
}

export interface RequiredSkill {
  skillName: string;
  minYears: number;
  /** Stars, 1 to 4. */
  minLevel: number;
}

export const MATCH_PARTS = ['skills', 'experience', 'pay', 'location', 'notice'] as const;
export type MatchPartName = (typeof MATCH_PARTS)[number];

export const MATCH_WEIGHTS: Readonly<Record<MatchPartName, number>> = {
  skills: 42,
  experience: 24,
  pay: 18,
  location: 10,
  notice: 6,
};

const MatchPart = z.object({
  points: z.number(),
  max: z.number(),
  state: z.enum(['full', 'partial', 'none', 'no-data']),
  note: z.string(),
});
type MatchPart = z.output<typeof MatchPart>;

/** A score from 0 to 100 with an explanation of each part. */
export const Match = z.object({ total: z.number(), parts: z.record(z.enum(MATCH_PARTS), MatchPart) });
export type Match = z.output<typeof Match>;

/**
 * The share of a part that is earned, 0 to 1, or null if the profile lacks the value; and the explanation.
 */
interface Earned {
  share: number | null;
  note: () => string;
}

const earned = (share: Earned['share'], note: Earned['note']): Earned => ({ share, note });

const EARNED: Readonly<Record<MatchPartName, (candidate: MatchCandidate, job: MatchJob) => Earned>> = {
  skills: ({ skills }, { requiredSkills }) => ofSkills(skills, requiredSkills),
  experience: ({ experienceMonths }, { experienceRequired }) =>
    ofExperience(experienceMonths, experienceRequired),
  pay: ({ expectedSalary }, { salary }) => ofPay(expectedSalary, salary),
  location: ({ preferredLocations }, job) => ofLocation(preferredLocations, job),
  notice: (candidate, { maxNoticePeriod }) => ofNotice(candidate, maxNoticePeriod),
};

/**
 * How well a candidate fits a job, 0 to 100, with explanations: each part is rounded, and the total is their
 * sum.
 */
export function matchScore(candidate: MatchCandidate, job: MatchJob): Match {
  const workings = MATCH_PARTS.map((name) => [name, part(name, EARNED[name](candidate, job))] as const);
  const parts = Object.fromEntries(workings) as Match['parts'];
  return { total: workings.reduce((sum, [, { points }]) => sum + points, 0), parts };
}

/** The same without explanations, for sorting hundreds of candidates. */
export function matchTotal(candidate: MatchCandidate, job: MatchJob): number {
  return MATCH_PARTS.reduce((sum, name) => sum + pointsOf(name, EARNED[name](candidate, job)), 0);
}

function pointsOf(name: MatchPartName, { share }: Earned): number {
  return Math.round(MATCH_WEIGHTS[name] * Math.min(1, Math.max(0, share ?? 0)));
}

function part(name: MatchPartName, own: Earned): MatchPart {
  const max = MATCH_WEIGHTS[name];
  const points = pointsOf(name, own);
  const note = own.note();
  if (own.share === null) return { points, max, state: 'no-data', note };
  return { points, max, state: points === max ? 'full' : points === 0 ? 'none' : 'partial', note };
}

function ofSkills(skills: MatchCandidate['skills'], required: MatchJob['requiredSkills']): Earned {
  if (required.length === 0) return earned(1, () => notes.NO_SKILLS_ASKED);
  const own = new Map(skills.map((skill) => [skill.skillName.toLowerCase(), skill]));
  const wishes = required.map((wish) => {
    const skill = own.get(wish.skillName.toLowerCase());
    return { name: wish.skillName, isAbsent: !skill, share: skill ? skillShare(skill, wish) : 0 };
  });
  const mean = wishes.reduce((sum, wish) => sum + wish.share, 0) / wishes.length;
  return earned(mean, () => {
    const absent = wishes.filter((wish) => wish.isAbsent);
    const weak = wishes.filter((wish) => !wish.isAbsent && wish.share < 1);
    const nameOf = (wish: { name: string }) => wish.name;
    return notes.skills(wishes.length, absent.map(nameOf), weak.map(nameOf));
  });
}

function skillShare(skill: { months: number; level: number }, wish: RequiredSkill): number {
  const years = wish.minYears > 0 ? Math.min(1, skill.months / 12 / wish.minYears) : 1;
  const level = wish.minLevel > 0 ? Math.min(1, skill.level / wish.minLevel) : 1;
  return (years + level) / 2;
}

export const POINTS_PER_YEAR_BELOW = 6;
export const POINTS_PER_YEAR_ABOVE = 3;

function ofExperience(months: number | null, range: MatchJob['experienceRequired']): Earned {
  if (!range) return earned(1, () => notes.NO_EXPERIENCE_ASKED);
  if (months === null) return earned(null, () => notes.NO_EXPERIENCE_GIVEN);
  const years = months / 12;
  const below = Math.max(0, range.min - years);
  const above = range.max === null ? 0 : Math.max(0, years - range.max);
  const lost = below * POINTS_PER_YEAR_BELOW + above * POINTS_PER_YEAR_ABOVE;
  return earned(1 - lost / MATCH_WEIGHTS.experience, () => notes.experience(months, range));
}

/** Expected pay this far above the job's maximum earns no points. */
export const PAY_TOLERANCE = 0.25;

function ofPay(expected: number | null, salary: MatchJob['salary']): Earned {
  if (!salary) return earned(1, () => notes.NO_PAY_GIVEN);
  if (expected === null) return earned(null, () => notes.NO_PAY_EXPECTED);
  const excess = Math.max(0, expected - salary.max) / Math.max(1, salary.max);
  return earned(1 - excess / PAY_TOLERANCE, () => notes.pay(expected, salary));
}

function ofLocation(preferred: readonly string[], { city, isRemote }: MatchJob): Earned {
  if (isRemote) return earned(1, () => notes.REMOTE);
  if (city === null) return earned(1, () => notes.NO_CITY_GIVEN);
  if (preferred.length === 0) return earned(null, () => notes.NO_CITY_PREFERRED);
  const isPreferred = preferred.some((name) => name.toLowerCase() === city.toLowerCase());
  return earned(isPreferred ? 1 : 0, () => notes.location(city, isPreferred));
}

export const POINTS_PER_NOTICE_STEP = 2;

function ofNotice({ noticePeriod, noticeDaysLeft }: MatchCandidate, wish: NoticeStep | null): Earned {
  if (!wish) return earned(1, () => notes.NO_NOTICE_ASKED);
  const step = noticePeriod && noticeStep(noticePeriod, noticeDaysLeft);
  if (!step) return earned(null, () => notes.NO_NOTICE_GIVEN);
  const above = stepsAbove(step, wish);
  return earned(1 - (above * POINTS_PER_NOTICE_STEP) / MATCH_WEIGHTS.notice, () => {
    const own =
      noticePeriod === 'SERVING_NOTICE_PERIOD' ? notes.serving(noticeDaysLeft ?? 0) : notes.period(step);
    return notes.notice(own, wish, above);
  });
}
