import * as z from 'zod';
import { daysBetween } from '#contract/kit/days.ts';
import { enumInput } from '../kit/enum-input.ts';
import type { NoticePeriod } from '../labels/profile.ts';
import { NOTICE_PERIOD_LABELS } from '../labels/profile.ts';

/** Steps of notice periods, each named by its longest wait. A job requires one of them. */
export const NOTICE_STEPS = [
  'FIFTEEN_DAYS_OR_LESS',
  'ONE_MONTH',
  'TWO_MONTHS',
  'THREE_MONTHS',
  'MORE_THAN_THREE_MONTHS',
] as const satisfies readonly NoticePeriod[];
export const NoticeStep = z.enum(NOTICE_STEPS);
export type NoticeStep = z.output<typeof NoticeStep>;
export const NoticeStepInput = enumInput(NOTICE_STEPS, NOTICE_PERIOD_LABELS);

/** The maximum days of each step except the last; months have 31 days, in the candidate's favour. */
const STEP_DAYS = [15, 31, 62, 92] as const;

/**
 * The step of a candidate. While they serve notice it follows from the days left; it is unknown without a
 * last working day.
 */
export function noticeStep(notice: NoticePeriod, daysLeft: number | null): NoticeStep | undefined {
  if (notice !== 'SERVING_NOTICE_PERIOD') return notice;
  if (daysLeft === null) return undefined;
  const step = STEP_DAYS.findIndex((most) => daysLeft <= most);
  return NOTICE_STEPS[step === -1 ? STEP_DAYS.length : step];
}

/** How many steps `notice` is above the requirement; 0 if it is within it. */
export function stepsAbove(notice: NoticeStep, wish: NoticeStep): number {
  return Math.max(0, NOTICE_STEPS.indexOf(notice) - NOTICE_STEPS.indexOf(wish));
}

/** Whole days from `today` to the last working day, both `YYYY-MM-DD`; 0 if it has passed. */
export function daysOfNoticeLeft(lastWorkingDay: string, today: string): number {
  return Math.max(0, daysBetween(today, lastWorkingDay));
}
