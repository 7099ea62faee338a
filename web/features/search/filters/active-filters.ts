import { noticeLabel } from '#web/features/profiles/notice-label.ts';
import { formatLakhs } from '#web/lib/format/money.ts';
import type { ActiveFilter } from '#web/ui/filters/active-filters.tsx';
import { type Band, bandOf, LEVELS, type SearchState, skillOf } from './search-state.ts';

/** `4 to 8 years`, `8 years and over`. */
export function bandLabel({ min, max }: Band): string {
  if (min === max) return min === 1 ? '1 year' : `${min} years`;
  return max === null ? `${min} years and over` : `${min} to ${max} years`;
}

const LAKH = 100_000;

/** `₹30 L – ₹48 L`, `₹30 L and over`, `up to ₹48 L`; empty without an end. */
export function payLabel(min: number | undefined, max: number | undefined): string {
  const from = min ? formatLakhs(min * LAKH) : '';
  const to = max === undefined ? '' : formatLakhs(max * LAKH);
  if (from && to) return `${from} – ${to}`;
  return from ? `${from} and over` : to && `Up to ${to}`;
}

/** `Go`, `Go, 3 years and over`, `Go, 3 years and over, 2 stars and over` */
export function skillLabel(key: string): string {
  const { name, minYears, minLevel } = skillOf(key);
  const years = minYears > 0 && `${minYears === 1 ? '1 year' : `${minYears} years`} and over`;
  const level = minLevel > 0 && LEVELS.find(({ value }) => value === String(minLevel))?.label;
  return [name, years, level].filter(Boolean).join(', ');
}

function yearsLabel(from: number | undefined, to: number | undefined): string {
  if (from && to) return from === to ? `Class of ${from}` : `Classes of ${from} to ${to}`;
  return from ? `Class of ${from} or later` : `Class of ${to} or earlier`;
}

type ListName = 'institute' | 'exp' | 'notice' | 'skill' | 'city' | 'domain' | 'role';

/** Every active filter, in the order of the filter column. */
export function activeFilters(state: SearchState): ActiveFilter<Partial<SearchState>>[] {
  const list = <N extends ListName>(name: N, label: (value: SearchState[N][number]) => string) =>
    (state[name] as SearchState[N][number][]).map((value) => ({
      key: `${name} ${value}`,
      label: label(value),
      without: { [name]: (state[name] as unknown[]).filter((one) => one !== value) },
    }));
  const one = (isActive: boolean, label: string, without: Partial<SearchState>) =>
    isActive ? [{ key: Object.keys(without).join(), label, without }] : [];
  const pay = payLabel(state.payMin, state.payMax);
  const now = payLabel(state.nowMin, state.nowMax);
  const classes = state.gradFrom !== undefined || state.gradTo !== undefined;
  return [
    ...list('skill', skillLabel),
    ...list('exp', (key) => bandLabel(bandOf(key))),
    ...one(pay !== '', pay, { payMin: undefined, payMax: undefined }),
    ...list('city', String),
    ...list('notice', noticeLabel),
    ...list('institute', String),
    ...list('domain', String),
    ...list('role', String),
    ...one(classes, yearsLabel(state.gradFrom, state.gradTo), { gradFrom: undefined, gradTo: undefined }),
    ...one(now !== '', `Earns ${now.replace('Up', 'up')}`, { nowMin: undefined, nowMax: undefined }),
    ...one(state.active !== undefined, `Active in the last ${state.active} days`, { active: undefined }),
  ];
}
