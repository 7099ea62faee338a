import { formatLakhs } from '#web/lib/format/money.ts';

const LAKH = 100_000;
const PAY_STEPS = [5, 10, 15, 20, 30, 40, 60].map((lakhs) => lakhs * LAKH);

/** `₹30 L and over` */
export function payLabel(rupees: number): string {
  return `${formatLakhs(rupees)} and over`;
}

/** What the filter by pay offers. */
export const PAY_OPTIONS = [
  { value: '0', label: 'Any pay' },
  ...PAY_STEPS.map((rupees) => ({ value: String(rupees), label: payLabel(rupees) })),
];
