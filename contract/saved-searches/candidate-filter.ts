import { formatLakhs } from '../core/rupees.ts';
import { NOTICE_PERIOD_LABELS } from '../labels/profile.ts';
import type { CandidateFilter, NumberRange } from '../search/candidate-filter.ts';
import { activityLabel, experienceLabel, payLabel, skillsLabel } from '../search/words/labels.ts';

const LAKH = 100_000;

function isSet(range: NumberRange | null | undefined): range is NumberRange {
  return !!range && (range.min !== null || range.max !== null);
}

function classOf({ min, max }: NumberRange): string {
  if (min === max) return `Class of ${min}`;
  if (min === null) return `Class of ${max} or earlier`;
  return max === null ? `Class of ${min} or later` : `Classes of ${min} to ${max}`;
}

/** The conditions of a filter, in a word or two each. */
export function wordsOfCandidates(filter: CandidateFilter): string[] {
  const { text, skills, skillsMode, experience = [], expectedSalary, currentSalary, graduationYear } = filter;
  const named = skills.map(({ name, minYears }) => skillsLabel([name], minYears));
  return [
    ...(text ? [`“${text}”`] : []),
    ...(skillsMode === 'ANY' && named.length > 0 ? [named.join(' or ')] : named),
    ...experience.filter(isSet).map(experienceLabel),
    ...(isSet(expectedSalary) ? [payLabel(expectedSalary)] : []),
    ...filter.cities,
    ...filter.noticePeriods.map((period) => NOTICE_PERIOD_LABELS[period]),
    ...filter.institutes,
    ...filter.domains,
    ...filter.roles,
    ...(isSet(graduationYear) ? [classOf(graduationYear)] : []),
    ...(isSet(currentSalary) ? [`Earns ${payLabel(currentSalary).replace('Up', 'up')}`] : []),
    ...(filter.lastActiveDays ? [activityLabel(filter.lastActiveDays)] : []),
  ];
}

function skillKey({ name, minYears, minLevel }: CandidateFilter['skills'][number]): string {
  if (minLevel > 0) return `${name}~${minYears}~${minLevel}`;
  return minYears > 0 ? `${name}~${minYears}` : name;
}

const inLakhs = (amount: number | null | undefined) => (amount ? String(amount / LAKH) : undefined);

/** The address of the search with this filter, in the format of the screen. */
export function candidatesPath(filter: CandidateFilter): string {
  const { experience = [], expectedSalary, currentSalary, graduationYear } = filter;
  const values: Record<string, string | null | undefined | readonly string[]> = {
    q: filter.text,
    skill: filter.skills.map(skillKey),
    mode: filter.skillsMode === 'ANY' ? 'ANY' : undefined,
    exp: experience.filter(isSet).map(({ min, max }) => `${min ?? 0}-${max ?? ''}`),
    payMin: inLakhs(expectedSalary?.min),
    payMax: inLakhs(expectedSalary?.max),
    nowMin: inLakhs(currentSalary?.min),
    nowMax: inLakhs(currentSalary?.max),
    notice: filter.noticePeriods,
    city: filter.cities,
    institute: filter.institutes,
    domain: filter.domains,
    role: filter.roles,
    gradFrom: graduationYear?.min?.toString(),
    gradTo: graduationYear?.max?.toString(),
    active: filter.lastActiveDays?.toString(),
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value ?? []].flat()) if (one) params.append(name, one);
  }
  return params.size > 0 ? `/recruiter/candidates?${params}` : '/recruiter/candidates';
}

/** City, employer and pay, shown next to a name in a mail. */
export function noteOfCandidate(about: { work: string | null; expectedSalary: number | null }): string {
  const pay = about.expectedSalary === null ? null : `expects ${formatLakhs(about.expectedSalary)}`;
  return [about.work, pay].filter(Boolean).join(', ');
}
