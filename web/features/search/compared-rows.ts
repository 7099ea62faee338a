import { PROFICIENCIES, PROFICIENCY_LABELS } from '#contract/labels/profile.ts';
import type { ComparedCandidate } from '#contract/search/seen-candidates.ts';
import { matchSummary } from '#web/features/profiles/match-words.ts';
import { noticeLabel } from '#web/features/profiles/notice-label.ts';
import { formatLakhs } from '#web/lib/format/money.ts';
import { formatMonths } from '#web/lib/format/units.ts';

export interface ComparedRow {
  label: string;
  /** A skill; these rows are below the facts. */
  isSkill: boolean;
  /** The job asks for it. */
  isWanted: boolean;
  /** By candidate; null if the profile has no value. */
  cells: readonly (string | null)[];
  /** Below the cell, smaller. */
  notes?: readonly (string | null)[];
  /** Not the same for all. */
  differs: boolean;
}

type Cell = (candidate: ComparedCandidate) => string | null;

const pay = (amount: number | null) => (amount === null ? null : formatLakhs(amount));

const FACTS: readonly (readonly [label: string, cell: Cell])[] = [
  ['Experience', ({ experienceMonths }) => formatMonths(experienceMonths)],
  ['Expects', ({ expectedSalary }) => pay(expectedSalary)],
  ['Earns now', ({ currentSalary }) => pay(currentSalary)],
  ['Notice', ({ noticePeriod }) => noticeLabel(noticePeriod)],
  ['Prefers', ({ preferredLocations }) => preferredLocations.toSorted().join(', ') || 'Any city'],
  ['Works in', ({ currentCity }) => currentCity],
  ['Institute', ({ education }) => education?.institute ?? null],
  ['Degree', ({ education }) => education && `${education.degree}, ${education.fieldOfStudy}`],
  ['Graduated', ({ education }) => education && String(education.year)],
];

function rowOf(
  label: string,
  cells: readonly (string | null)[],
  more: Partial<ComparedRow> = {},
): ComparedRow {
  const differs = new Set(cells).size > 1;
  return { label, cells, differs, isSkill: false, isWanted: false, ...more };
}

/** `Expert, 4 y 2 m` */
function skillOf({ skills }: ComparedCandidate, name: string): string | null {
  const skill = skills.find((one) => one.name.toLowerCase() === name);
  if (!skill) return null;
  const level = PROFICIENCY_LABELS[PROFICIENCIES[skill.level - 1] ?? 'BEGINNER'];
  return skill.months > 0 ? `${level}, ${formatMonths(skill.months)}` : level;
}

/** Every skill that one of them has: first those of the job, then the most common. */
function skillRows(candidates: readonly ComparedCandidate[], wanted: ReadonlySet<string>): ComparedRow[] {
  const names = new Map<string, { name: string; count: number }>();
  for (const { skills } of candidates) {
    for (const { name } of skills) {
      const known = names.get(name.toLowerCase());
      names.set(name.toLowerCase(), { name: known?.name ?? name, count: (known?.count ?? 0) + 1 });
    }
  }
  const order = (key: string) => (wanted.has(key) ? candidates.length + 1 : (names.get(key)?.count ?? 0));
  return [...names]
    .toSorted(([a, one], [b, other]) => order(b) - order(a) || one.name.localeCompare(other.name))
    .map(([key, { name }]) =>
      rowOf(
        name,
        candidates.map((candidate) => skillOf(candidate, key)),
        { isSkill: true, isWanted: wanted.has(key) },
      ),
    );
}

/** The rows of the comparison; the match only if a job is chosen. */
export function comparedRows(
  candidates: readonly ComparedCandidate[],
  wanted: readonly string[],
): ComparedRow[] {
  const matches = candidates.map(({ match }) => match);
  const match = matches.some((one) => one !== null)
    ? [
        rowOf(
          'Match',
          matches.map((one) => one && `${one.total} of 100`),
          {
            notes: matches.map((one) => one && matchSummary(one)),
          },
        ),
      ]
    : [];
  const facts = FACTS.map(([label, cell]) => rowOf(label, candidates.map(cell)));
  const said = facts.filter(({ cells }) => cells.some((cell) => cell !== null));
  const skills = skillRows(candidates, new Set(wanted.map((name) => name.toLowerCase())));
  return [...match, ...said, ...skills];
}
