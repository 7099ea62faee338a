import type { MatchCandidate } from '#contract/matching/match.ts';
import { daysOfNoticeLeft } from '#contract/matching/notice.ts';

/** What the tables say of a candidate that the score may read. Name, gender, photo and age are not there to be read. */
export interface MatchFacts extends Pick<MatchCandidate, 'skills' | 'experienceMonths' | 'noticePeriod'> {
  /** Rupees a year; 0 where they do not say. */
  expectedTotal: number;
  preferredLocations: string[];
  /** `YYYY-MM-DD`, of whoever serves notice. */
  lastWorkingDay: string | null;
}

/** As of `today`, `YYYY-MM-DD`, from which notice that is being served is counted. */
export function toMatchCandidate(facts: MatchFacts, today: string): MatchCandidate {
  const { skills, experienceMonths, expectedTotal, preferredLocations, noticePeriod, lastWorkingDay } = facts;
  return {
    skills,
    experienceMonths,
    expectedSalary: expectedTotal > 0 ? expectedTotal : null,
    preferredLocations,
    noticePeriod,
    noticeDaysLeft: lastWorkingDay ? daysOfNoticeLeft(lastWorkingDay, today) : null,
  };
}
