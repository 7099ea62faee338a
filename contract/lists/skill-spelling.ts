import { TECHNOLOGIES } from './technologies.ts';

const known = new Map(TECHNOLOGIES.map((name) => [name.toLowerCase(), name as string]));

/** A listed technology in its official spelling, any other text unchanged. */
export function skillSpelling(name: string): string {
  return known.get(name.trim().toLowerCase()) ?? name.trim();
}
