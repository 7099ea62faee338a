import * as z from 'zod';
import { formatLakhs } from '../core/rupees.ts';
import { type MatchCandidate, type MatchJob, matchTotal } from './match.ts';
import { period } from './match-notes.ts';

/** Changes that can be made truthfully: nobody gains years or a shorter notice by writing them down. */
export const CHANGE_KINDS = ['ADD_SKILL', 'ADD_CITY', 'SET_NOTICE', 'SET_PAY', 'LOWER_PAY'] as const;

/** `points` is the maximum gain of the score. */
export const BestChange = z.object({
  kind: z.enum(CHANGE_KINDS),
  points: z.number(),
  text: z.string(),
});
export type BestChange = z.output<typeof BestChange>;

interface Change extends Pick<BestChange, 'kind' | 'text'> {
  candidate: MatchCandidate;
}

/**
 * The single change of the profile that would raise the score most; null if none would. Ties keep their
 * order.
 */
export function bestChange(candidate: MatchCandidate, job: MatchJob): BestChange | null {
  const before = matchTotal(candidate, job);
  let best: BestChange | null = null;
  for (const { kind, text, candidate: changed } of changesOf(candidate, job)) {
    const points = matchTotal(changed, job) - before;
    if (points > (best?.points ?? 0)) best = { kind, points, text };
  }
  return best;
}

function changesOf(candidate: MatchCandidate, job: MatchJob): Change[] {
  return [
    ...skillChanges(candidate, job),
    ...cityChanges(candidate, job),
    ...noticeChanges(candidate, job),
    ...payChanges(candidate, job),
  ];
}

/** Each skill that is missing from the profile, at the level that the job asks for. */
function skillChanges(candidate: MatchCandidate, { requiredSkills }: MatchJob): Change[] {
  const own = new Set(candidate.skills.map(({ skillName }) => skillName.toLowerCase()));
  return requiredSkills
    .filter(({ skillName }) => !own.has(skillName.toLowerCase()))
    .map(({ skillName, minYears, minLevel }) => {
      const added = { skillName, months: minYears * 12, level: minLevel };
      return {
        kind: 'ADD_SKILL',
        text: `Add ${skillName} if you have worked with it`,
        candidate: { ...candidate, skills: [...candidate.skills, added] },
      };
    });
}

function cityChanges(candidate: MatchCandidate, { city }: MatchJob): Change[] {
  if (city === null) return [];
  return [
    {
      kind: 'ADD_CITY',
      text: `Add ${city} to your preferred cities if you would work there`,
      candidate: { ...candidate, preferredLocations: [...candidate.preferredLocations, city] },
    },
  ];
}

function noticeChanges(candidate: MatchCandidate, { maxNoticePeriod }: MatchJob): Change[] {
  if (maxNoticePeriod === null) return [];
  if (candidate.noticePeriod === null) {
    return [
      {
        kind: 'SET_NOTICE',
        text: `Say your notice period; the job accepts ${period(maxNoticePeriod)}`,
        candidate: { ...candidate, noticePeriod: maxNoticePeriod },
      },
    ];
  }
  if (candidate.noticePeriod !== 'SERVING_NOTICE_PERIOD' || candidate.noticeDaysLeft !== null) return [];
  return [
    { kind: 'SET_NOTICE', text: 'Say your last working day', candidate: { ...candidate, noticeDaysLeft: 0 } },
  ];
}

function payChanges(candidate: MatchCandidate, { salary }: MatchJob): Change[] {
  if (!salary) return [];
  const changed = { ...candidate, expectedSalary: salary.max };
  if (candidate.expectedSalary === null) {
    return [{ kind: 'SET_PAY', text: 'Say what pay you expect', candidate: changed }];
  }
  const most = formatLakhs(salary.max);
  return [{ kind: 'LOWER_PAY', text: `Expect ${most} or less, the most that it pays`, candidate: changed }];
}
