import type * as z from 'zod';
import type { CandidateFilter } from '#contract/search/candidate-filter.ts';
import type { CandidateFacets } from '#contract/search/candidate-search.ts';

type Question = z.input<typeof CandidateFilter>;

const LAKH = 100_000;

interface Market {
  facets: CandidateFacets;
  jobId: string | undefined;
}

/** Searches of recruiters, from the whole market to almost nobody, with names that exist in the market. */
export function questionsOf({ facets, jobId }: Market, random: () => number): Record<string, Question> {
  const pick = <T>(values: readonly T[], most = values.length): T => {
    const among = values.slice(0, most);
    return among[Math.floor(random() * among.length)] as T;
  };
  const skill = () => pick(facets.skills).name;
  const several = (count: number, of: readonly { name: string }[]) => [
    ...new Set(Array.from({ length: count }, () => pick(of).name)),
  ];
  const wishes = (count: number) => several(count, facets.skills).map((name) => ({ name }));
  const years = 1 + Math.floor(random() * 5);
  const lakhs = 15 + Math.floor(random() * 30);
  return {
    'everyone, no filter': {},
    'everyone, matched to a job': { jobId },
    'one popular skill': { skills: [{ name: pick(facets.skills, 5).name }] },
    'skill with years and level, 3 cities, 2 notice periods': {
      skills: [{ name: skill(), minYears: years, minLevel: 2 }],
      cities: several(3, facets.cities),
      noticePeriods: ['ONE_MONTH', 'TWO_MONTHS'],
    },
    'all of 3 skills, experience, salary': {
      skills: wishes(3),
      experience: { min: years, max: years + 6 },
      expectedSalary: { min: lakhs * LAKH, max: (lakhs + 20) * LAKH },
    },
    'any of 4 skills, 5 cities, by last activity': {
      skills: wishes(4),
      skillsMode: 'ANY',
      cities: several(5, facets.cities),
      sort: 'LAST_ACTIVE',
    },
    'ranges only, by salary': {
      experience: { min: years, max: years + 4 },
      expectedSalary: { max: lakhs * LAKH },
      sort: 'EXPECTED_SALARY',
    },
    '2 institutes and a notice period, matched to a job': {
      institutes: several(2, facets.institutes),
      noticePeriods: ['FIFTEEN_DAYS_OR_LESS'],
      jobId,
    },
    'text: a skill and an institute': { text: `${skill()} ${pick(facets.institutes).name.split(' ')[0]}` },
    'text: skill, city, years and pay in words': {
      text: `${skill()} ${pick(facets.cities).name} ${years} years under ${lakhs + 30} lakh`,
    },
    'text: a name as it is typed': { text: pick(['pri', 'ana', 'roh', 'kar', 'shr', 'vik']) },
    'a mistyped skill': { skills: [{ name: `${skill().slice(0, -1)}x` }] },
    'filters that exclude each other': {
      skills: wishes(6),
      experience: { min: 0, max: 1 },
      expectedSalary: { min: 80 * LAKH },
    },
  };
}
