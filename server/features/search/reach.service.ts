import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod';
import { MAX_EXPERIENCE_YEARS } from '#contract/jobs/job.ts';
import { type JobReach, type JobWishes, NARROWEST } from '#contract/jobs/reach.ts';
import { experienceOf, skillInWords } from '#contract/jobs/said.ts';
import { NOTICE_PERIOD_LABELS } from '#contract/labels/profile.ts';
import type { MatchJob } from '#contract/matching/match.ts';
import { NOTICE_STEPS } from '#contract/matching/notice.ts';
import { payInWords } from '#contract/offers/comparison.ts';
import { CandidateFilter } from '#contract/search/candidate-filter.ts';
import type { Db } from '#server/db/schema/database.ts';
import { keysOf } from '#server/features/companies/hiding-keys.service.ts';
import { toMatchJob } from '#server/features/jobs/listings.service.ts';
import { COUNTED, PLACES, roundEstimate, weightUpTo } from '#server/platform/estimate.ts';
import { conditionsOf, type ResolvedFilter } from './conditions.queries.ts';
import { type Asked, countFew, countReach, countTotal, type Reach, sampleReach } from './reach.queries.ts';
import { resolve } from './resolve.service.ts';
import { getMarket } from './tiers/sample.queries.ts';

interface Wish {
  words: string;
  filter: z.input<typeof CandidateFilter>;
}

/** The job's demands as the equivalent search filters. */
function wishesOf(job: MatchJob): Wish[] {
  const { requiredSkills, experienceRequired: years, salary, city, isRemote, maxNoticePeriod } = job;
  const wishes: Wish[] = requiredSkills.map((skill) => ({
    words: skillInWords(skill),
    filter: { skills: [{ name: skill.skillName, minYears: skill.minYears, minLevel: skill.minLevel }] },
  }));
  if (years) {
    const max = years.max ?? MAX_EXPERIENCE_YEARS;
    wishes.push({
      words: `experience: ${experienceOf({ min: years.min, max }).toLowerCase()}`,
      filter: { experience: [years] },
    });
  }
  if (salary) {
    wishes.push({
      words: `pay up to ${payInWords(salary.max)} per year`,
      filter: { expectedSalary: { min: null, max: salary.max } },
    });
  }
  if (city && !isRemote) wishes.push({ words: city, filter: { cities: [city] } });
  if (maxNoticePeriod && maxNoticePeriod !== NOTICE_STEPS.at(-1)) {
    const within = NOTICE_STEPS.slice(0, NOTICE_STEPS.indexOf(maxNoticePeriod) + 1);
    wishes.push({
      words: `notice up to ${NOTICE_PERIOD_LABELS[maxNoticePeriod].toLowerCase()}`,
      filter: { noticePeriods: [...within, 'SERVING_NOTICE_PERIOD'] },
    });
  }
  return wishes;
}

/** The part of the resolved filter that belongs to one wish. */
function onlyOf({ filter }: Wish, all: ResolvedFilter): ResolvedFilter {
  const own = CandidateFilter.parse(filter);
  const [asked] = own.skills;
  const skills = all.skills.filter(({ name }) => name.toLowerCase() === asked?.name.toLowerCase());
  return {
    filter: own,
    skills,
    cityIds: own.cities.length > 0 ? all.cityIds : [],
    instituteIds: [],
    domainIds: [],
    roleIds: [],
    isImpossible:
      (asked !== undefined && skills.length === 0) || (own.cities.length > 0 && all.cityIds.length === 0),
  };
}

function holds(resolved: ResolvedFilter): RawBuilder<unknown> {
  if (resolved.isImpossible) return sql`false`;
  const own = conditionsOf(resolved, []).filter(({ group }) => group !== null);
  return own.length > 0
    ? sql`(${sql.join(
        own.map((condition) => condition.holds),
        sql` and `,
      )})`
    : sql`true`;
}

function asMatchJob(wishes: JobWishes): MatchJob {
  const { requiredSkills = [], experienceRequired, salary, location, workMode, maxNoticePeriod } = wishes;
  return toMatchJob({
    skills: requiredSkills,
    experienceMin: experienceRequired.min,
    experienceMax: experienceRequired.max,
    salaryMin: salary.min,
    salaryMax: salary.max,
    salaryPeriod: salary.period,
    city: location.city ?? null,
    isRemote: location.isRemote || workMode === 'REMOTE',
    maxNoticePeriod: maxNoticePeriod ?? null,
  });
}

interface Estimated extends Reach {
  isEstimate: boolean;
  /** Whether the counts with one wish less were estimated from the sample. */
  isNearEstimate: boolean;
}

/**
 * The number of sample rows to read: a result above the counting limit then has at least a few hundred rows
 * among them.
 */
const LOOKED_AT = 8000;

/** Like the search: small results are counted, large ones are estimated from the first part of the sample. */
async function measure(db: Db, asked: Asked): Promise<Estimated> {
  const { people, rows } = await getMarket(db);
  if (people <= COUNTED) {
    return { ...(await countReach(db, asked)), isEstimate: false, isNearEstimate: false };
  }
  const below = Math.ceil((PLACES * Math.min(rows, LOOKED_AT)) / people);
  const weight = weightUpTo(below - 1);
  const seen = await sampleReach(db, asked, below);
  const near = seen.without.reduce((sum, more) => sum + more, seen.total) * weight;
  if (near <= COUNTED && asked.wishes.length > 0) {
    return { ...(await countFew(db, asked)), isEstimate: false, isNearEstimate: false };
  }
  const isEstimate = seen.total * weight > COUNTED;
  return {
    total: isEstimate ? roundEstimate(seen.total * weight) : await countTotal(db, asked),
    without: seen.without.map((more) => roundEstimate(more * weight)),
    isEstimate,
    isNearEstimate: true,
  };
}

/** How many visible people meet a job's demands, and which single demand excludes most others. */
export async function reachOf(db: Db, companyId: string, asked: JobWishes): Promise<JobReach> {
  const wishes = wishesOf(asMatchJob(asked));
  const skills = wishes.flatMap(({ filter }) => filter.skills ?? []);
  const cities = wishes.flatMap(({ filter }) => filter.cities ?? []);
  const companyKeys = await keysOf(db, companyId);
  const { resolved } = await resolve(db, companyKeys, CandidateFilter.parse({ skills, cities }));
  const holding = wishes.map((wish) => holds(onlyOf(wish, resolved)));
  const { total, without, isEstimate, isNearEstimate } = await measure(db, { companyKeys, wishes: holding });
  const narrowest = wishes
    .map(({ words }, place) => ({ wish: words, more: without[place] ?? 0, isEstimate: isNearEstimate }))
    .filter(({ more }) => more > 0)
    .sort((one, other) => other.more - one.more)
    .slice(0, NARROWEST);
  return { total, isEstimate, narrowest };
}
