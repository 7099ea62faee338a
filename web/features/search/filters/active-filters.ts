import { noticeLabel } from '#web/features/profiles/notice-label.ts';
import { formatLakhs } from '#web/lib/format.ts';
import { type Band, bandOf, MOST_LAKHS, type SearchState, skillOf } from './search-state.ts';

export interface ActiveFilter {
  label: string;
  /** The change that takes it away. */
  without: Partial<SearchState>;
}

/** `4 to 8 years`, `8 years and over`. */
export function bandLabel({ min, max }: Band): string {
  return max === null ? `${min} years and over` : `${min} to ${max} years`;
}

const LAKH = 100_000;

/** `₹30 L – ₹48 L`, `₹30 L and over`, `up to ₹48 L`; empty without an end. */
export function payLabel(min: number | undefined, max: number | undefined): string {
  const from = min ? formatLakhs(min * LAKH) : '';
  const to = max === undefined || max >= MOST_LAKHS ? '' : formatLakhs(max * LAKH);
  if (from && to) return `${from} – ${to}`;
  return from ? `${from} and over` : to && `Up to ${to}`;
}

export function skillLabel(key: string): string {
  const { name, minYears } = skillOf(key);
  if (minYears === 0) return name;
  return `${name}, ${minYears === 1 ? '1 year' : `${minYears} years`} and over`;
}

function yearsLabel(from: number | undefined, to: number | undefined): string {
  if (from && to) return from === to ? `Class of ${from}` : `Classes of ${from} to ${to}`;
  return from ? `Class of ${from} or later` : `Class of ${to} or earlier`;
}

type ListName = 'institute' | 'exp' | 'notice' | 'skill' | 'city' | 'domain';

/** Every filter in force, in the order of the filter column. */
export function activeFilters(state: SearchState): ActiveFilter[] {
  const list = <N extends ListName>(name: N, label: (value: SearchState[N][number]) => string) =>
    (state[name] as SearchState[N][number][]).map((value) => ({
      label: label(value),
      without: { [name]: (state[name] as unknown[]).filter((one) => one !== value) },
    }));
  const one = (isActive: boolean, label: string, without: Partial<SearchState>) =>
    isActive ? [{ label, without }] : [];
  const pay = payLabel(state.payMin, state.payMax);
  return [
    ...list('institute', String),
    ...list('exp', (key) => bandLabel(bandOf(key))),
    ...one(pay !== '', pay, { payMin: undefined, payMax: undefined }),
    ...list('notice', noticeLabel),
    ...list('skill', skillLabel),
    ...list('city', String),
    ...list('domain', String),
    ...one(
      state.gradFrom !== undefined || state.gradTo !== undefined,
      yearsLabel(state.gradFrom, state.gradTo),
      { gradFrom: undefined, gradTo: undefined },
    ),
    ...one(state.active !== undefined, `Active in the last ${state.active} days`, { active: undefined }),
  ];
}
