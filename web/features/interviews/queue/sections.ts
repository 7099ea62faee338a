import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { isBooked } from '#contract/interviews/transitions.ts';
import { isOver } from '#web/features/interviews/slots/when.ts';
import { dayOf, formatDate } from '#web/lib/format/dates.ts';
import { dueInWords, whenInWords } from '#web/lib/format/spans.ts';
import { formatMinutes } from '#web/lib/format/units.ts';

/** Under these headings open interviews stand, in this order. */
export const SECTIONS = ['OVERDUE', 'TODAY', 'OURS', 'BOOKED', 'THEIRS', 'HELD'] as const;
export type Section = (typeof SECTIONS)[number];

export const SECTION_TITLES: Readonly<Record<Section, string>> = {
  OVERDUE: 'Overdue',
  TODAY: 'Today',
  OURS: 'To do',
  BOOKED: 'Booked',
  THEIRS: 'Waiting for them',
  HELD: 'On hold',
};

type Standing = Pick<
  RecruiterInterview,
  | 'status'
  | 'duration'
  | 'startsAt'
  | 'endsAt'
  | 'ballHolder'
  | 'dueAt'
  | 'respondByDate'
  | 'holdUntil'
  | 'nextAct'
>;

/** Where it stands now: what is booked by its day, what waits by whose turn it is and until when. */
export function sectionOf(interview: Standing, now: Date): Section {
  const { ballHolder, dueAt, holdUntil, nextAct } = interview;
  const isToday = (moment: string) => dayOf(moment) === dayOf(now);
  if (isBooked(interview) && !isOver(interview, now)) return isToday(interview.startsAt) ? 'TODAY' : 'BOOKED';
  if (ballHolder === 'CANDIDATE') return 'THEIRS';
  if (!nextAct && holdUntil) return 'HELD';
  if (!dueAt) return 'OURS';
  if (Date.parse(dueAt) <= now.getTime()) return 'OVERDUE';
  return isToday(dueAt) ? 'TODAY' : 'OURS';
}

/** Open interviews by their headings; those without any are left out. */
export function bySection<One extends Standing>(interviews: readonly One[], now: Date): [Section, One[]][] {
  const groups = Map.groupBy(interviews, (interview) => sectionOf(interview, now));
  return SECTIONS.flatMap((section) => {
    const group = groups.get(section);
    return group ? [[section, group] as [Section, One[]]] : [];
  });
}

/** When it takes place, or until when somebody has to move. */
export function timeInWords(interview: Standing, now: Date): string {
  const { dueAt, holdUntil, respondByDate } = interview;
  switch (sectionOf(interview, now)) {
    case 'THEIRS':
      return whenInWords(respondByDate, now);
    case 'HELD':
      return `Until ${formatDate(holdUntil ?? '')}`;
    default:
      if (isBooked(interview) && !isOver(interview, now)) {
        return `${whenInWords(interview.startsAt, now)}, ${formatMinutes(interview.duration)}`;
      }
      return dueAt ? dueInWords(dueAt, now) : '';
  }
}
