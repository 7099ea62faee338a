import { NBSP } from './non-breaking.ts';

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** 1234567 → `12,34,567` */
export function formatNumber(value: number): string {
  return grouped.format(value);
}

/** `1 candidate`, `38 candidates` */
export function count(amount: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(amount)} ${amount === 1 ? noun : plural}`;
}

/** `38 candidates`, `About 12,400 candidates` */
export function countFound(
  { totalElements, totalIsEstimate }: { totalElements: number; totalIsEstimate: boolean },
  noun: string,
): string {
  return `${totalIsEstimate ? 'About ' : ''}${count(totalElements, noun)}`;
}

/** `Pune · Remote`: facts in one line, empty ones left out. A wrapped line never starts with the dot. */
export function dotted(facts: readonly (string | null | undefined | false)[]): string {
  return facts.filter(Boolean).join(`${NBSP}· `);
}
