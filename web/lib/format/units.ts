import { NBSP } from './non-breaking.ts';

/** Months of experience: `6 y 2 m`, `6 y`, `2 m`, `0 months`. */
export function formatMonths(months: number): string {
  if (months === 0) return '0 months';
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 && `${years}${NBSP}y`, rest > 0 && `${rest}${NBSP}m`].filter(Boolean).join(NBSP);
}

/** Minutes of an interview: `60 min`. */
export function formatMinutes(minutes: number): string {
  return `${minutes}${NBSP}min`;
}

/** `12.4 MB`, in decimal units. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes}${NBSP}B`;
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'KB'] : [bytes / 1_000_000, 'MB'];
  return `${Number(value.toFixed(1))}${NBSP}${unit}`;
}
