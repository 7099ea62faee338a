const hourInIndia = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: 'numeric' });

const NOON = 12;
const EVENING = 17;

/** `Good morning`, `Good afternoon` or `Good evening`, by the time in India. */
export function greeting(now: Date): string {
  const hour = Number(hourInIndia.format(now));
  if (hour < NOON) return 'Good morning';
  return hour < EVENING ? 'Good afternoon' : 'Good evening';
}
