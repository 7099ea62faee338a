import type { Section } from '#contract/candidates/sections.ts';
import type { CandidateHome } from '#contract/dashboards/candidate-home.ts';
import { DAY_MS, daysBetween } from '#contract/kit/days.ts';
import { dayOf, formatDay } from '#web/lib/format/dates.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', weekday: 'long' });
const longDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** `Tuesday, 24 November` */
export function todayInWords(now: Date): string {
  return longDay.format(now).replace(/^(\w+) /, '$1, ');
}

/** Small numbers as words, capitalized at the start of a sentence. */
function inWords(amount: number, isStart: boolean): string {
  const word = NUMBERS[amount] ?? String(amount);
  return isStart ? word : word.toLowerCase();
}

/** `today`, `tomorrow` or the weekday, for a time within a week. */
export function dayAhead(moment: string, now: Date): string {
  if (dayOf(moment) === dayOf(now)) return 'today';
  const tomorrow = new Date(now.getTime() + DAY_MS);
  return dayOf(moment) === dayOf(tomorrow) ? 'tomorrow' : weekday.format(new Date(moment));
}

/** `today`, `yesterday` or the weekday of a past time; the date if it was a week ago or more. */
export function dayInPast(moment: string, now: Date): string {
  if (dayOf(moment) === dayOf(now)) return 'today';
  const days = daysBetween(dayOf(moment), dayOf(now));
  if (days === 1) return 'yesterday';
  return days < 7 ? `on ${weekday.format(new Date(moment))}` : `on ${formatDay(moment)}`;
}

/** One line: pending items, and the events of today. */
export function situation({ stats, profile, nextActs }: CandidateHome, now: Date): string {
  const { dueSoon, interviewRequests, interviewsToday } = stats;
  const sentences: string[] = [];
  if (dueSoon) {
    const verb = dueSoon.count === 1 ? 'request needs' : 'requests need';
    const day = dayAhead(dueSoon.by, now);
    const by = day === 'today' ? day : `by ${day}`;
    sentences.push(`${inWords(dueSoon.count, true)} ${verb} a reply ${by}.`);
  } else if (interviewRequests > 0) {
    const noun = interviewRequests === 1 ? 'request waits' : 'requests wait';
    sentences.push(`${inWords(interviewRequests, true)} ${noun} for your reply.`);
  }
  if (interviewsToday > 0) {
    const noun = interviewsToday === 1 ? 'interview' : 'interviews';
    sentences.push(`You have ${inWords(interviewsToday, false)} ${noun} today.`);
  }
  return sentences.join(' ') || quietLine(profile, nextActs.length > 0);
}

/** The section that the next acts ask to add, if any. */
export function askedSection({ nextActs }: Pick<CandidateHome, 'nextActs'>): Section | undefined {
  const act = nextActs.find(({ kind }) => kind === 'FINISH_SECTION');
  return act?.kind === 'FINISH_SECTION' && !act.isFromResume ? act.section : undefined;
}

function quietLine({ searchBar }: CandidateHome['profile'], hasMore: boolean): string {
  if (searchBar === 'HIDDEN') return 'Your profile is hidden from recruiters.';
  if (searchBar) return 'Complete your profile so that recruiters find you.';
  return hasMore
    ? 'Recruiters can find your profile.'
    : 'Nothing waits for you. Recruiters can find your profile.';
}
