import { count } from '#web/lib/format/counts.ts';

/** `3 tries left.`; nothing where the refusal was not about a code. */
export function attemptsInWords(remaining: number | undefined): string {
  if (remaining === undefined || remaining === 0) return '';
  return `${count(remaining, 'try', 'tries')} left.`;
}
