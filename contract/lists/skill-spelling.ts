import { TECHNOLOGIES } from './technologies.ts';

const known = new Map(TECHNOLOGIES.map((name) => [name.toLowerCase(), name as string]));

/** A listed technology in its own spelling, anything else as typed. */
export function skillSpelling(name: string): string {
  return known.get(name.trim().toLowerCase()) ?? name.trim();
}
