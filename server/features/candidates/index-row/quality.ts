import { verifiedDegreeOf } from '#contract/candidates/education.ts';
import type { Source } from './index-source.ts';

const SECTION = 100;
const VERIFIED_DEGREE = 200;
const RESUME = 100;
const TEXT = 50;
/** Ten skills and ten years are as good as more. */
const SKILL = 10;
const ENOUGH_SKILLS = 10;
const ENOUGH_MONTHS = 120;
const EXPERIENCE = 100;

/** What a profile is worth before any query, 0 to 1000: how much of it there is to judge by. */
export function quality({ person, skills, degrees }: Source, experienceMonths: number): number {
  const saved = [
    person.basicInfoSavedAt,
    person.skillsSavedAt,
    person.experienceSavedAt,
    person.educationSavedAt,
  ];
  const total =
    saved.filter((at) => at !== null).length * SECTION +
    (verifiedDegreeOf(degrees) ? VERIFIED_DEGREE : 0) +
    (person.resumeFileId ? RESUME : 0) +
    (person.headline ? TEXT : 0) +
    (person.professionalSummary ? TEXT : 0) +
    Math.min(skills.length, ENOUGH_SKILLS) * SKILL +
    (Math.min(experienceMonths, ENOUGH_MONTHS) / ENOUGH_MONTHS) * EXPERIENCE;
  return Math.round(total);
}
