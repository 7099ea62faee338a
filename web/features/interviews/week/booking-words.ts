import type { TeamBooking } from '#contract/interviews/team-week.ts';
import { timesIn } from './week-range.ts';

/** `Meera Iyer, 6:30 pm – 7:15 pm, SRE, round 1 of 2, with Arjun Pillai` */
export function bookingInWords(booking: TeamBooking, zone: string): string {
  const { candidateName, jobTitle, interviewer, interviewStage, totalStages, startsAt, endsAt } = booking;
  const round = `round ${interviewStage} of ${totalStages}`;
  return [candidateName, timesIn(zone, startsAt, endsAt), jobTitle, round, `with ${interviewer.name}`].join(
    ', ',
  );
}
