import { ANALYTICS_DAYS } from '#contract/analytics/range.ts';

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
export function rangeOf(days: string, today: string): Range {
  const first = Date.parse(`${today}T00:00:00Z`) - (Number(days) - 1) * 86_400_000;
  return { from: new Date(first).toISOString().slice(0, 10), to: today };
}

export function presetOf({ from, to }: Range, today: string): Preset {
  const preset = PRESETS.find(
    ({ value }) => value !== 'own' && to === today && rangeOf(value, today).from === from,
  );
  return preset?.value ?? 'own';
}
