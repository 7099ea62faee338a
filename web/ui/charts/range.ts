import { ANALYTICS_DAYS } from '#contract/analytics/range.ts';
import { addDays } from '#contract/kit/days.ts';

export const PRESETS = [
  { value: '30', label: '30 days' },
  { value: String(ANALYTICS_DAYS), label: `${ANALYTICS_DAYS} days` },
  { value: '365', label: '12 months' },
  { value: 'own', label: 'Own range' },
] as const;
export type Preset = (typeof PRESETS)[number]['value'];

interface Range {
  from: string;
  to: string;
}

/** So many days, of which today is the last. */
export function lastDays(days: string, today: string): Range {
  return { from: addDays(today, 1 - Number(days)), to: today };
}

export function presetOf({ from, to }: Range, today: string): Preset {
  const preset = PRESETS.find(
    ({ value }) => value !== 'own' && to === today && lastDays(value, today).from === from,
  );
  return preset?.value ?? 'own';
}
