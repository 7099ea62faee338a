import { clock, minutesOf } from '#web/features/interviews/slots/slot-drafts.ts';

/** Hours without am or pm mean these first: nobody interviews at six in the morning. */
const DAY_STARTS = 8;
const WORDS: Readonly<Record<string, string>> = { noon: '12:00', midday: '12:00', midnight: '00:00' };
const SHAPE = /^(\d{1,2})(?:[:.h ]?(\d{2}))? ?(?:(a|p)(?:\.? ?m\.?)?)?$/;

/**
 * The times that somebody may mean, the likeliest first; none when it is no time. `6`, `6 pm`, `18:30`, `6.30pm` and
 * `1830` are all understood. `after` is a time that it has to follow.
 */
export function readTime(text: string, after: string | null = null): string[] {
  const words = text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const word = WORDS[words];
  const found = word ? [word] : fromDigits(words);
  const later = after === null ? found : found.filter((time) => time > after);
  return later.toSorted((a, b) => rank(a, after) - rank(b, after));
}

function fromDigits(words: string): string[] {
  const [, hour = '', minute = '00', half] = SHAPE.exec(words) ?? [];
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (hour === '' || hours > 23 || minutes > 59) return [];
  const isTwelve = hours >= 1 && hours <= 12;
  const at = (hourOfDay: number) => clock(hourOfDay * 60 + minutes);
  if (half && isTwelve) return [at((hours % 12) + (half === 'p' ? 12 : 0))];
  if (!isTwelve || hour.startsWith('0')) return half === 'a' ? [] : [at(hours)];
  return [at(hours % 12), at((hours % 12) + 12)];
}

/** An end is the nearest after its start; a start is within the day that people work. */
function rank(time: string, after: string | null): number {
  if (after !== null) return minutesOf(time);
  return (minutesOf(time) + (24 - DAY_STARTS) * 60) % (24 * 60);
}
