import type { TeamBooking } from '#contract/interviews/team-week.ts';

/** Colours that only repeat what the name says. */
const TONES = ['info', 'progress', 'success', 'warning', 'earned'] as const;

export interface Tone {
  name: string;
  tone: (typeof TONES)[number];
}

/** A colour for each interviewer of the week, in the order of their names. */
export function tonesOf(bookings: readonly TeamBooking[]): Map<string, Tone> {
  const names = new Map(bookings.map(({ interviewer: { id, name } }) => [id, name]));
  const sorted = [...names].toSorted(([, a], [, b]) => a.localeCompare(b));
  return new Map(
    sorted.map(([id, name], place) => [id, { name, tone: TONES[place % TONES.length] ?? 'info' }]),
  );
}
