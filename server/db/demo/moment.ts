import { DAY_MS, firstOfMonthBefore } from '#contract/kit/days.ts';
import { INDIA, localDate, toInstant } from '#contract/kit/zoned-time.ts';

/** Every time in the demo data is relative to the moment of the fill. */
export class Moment {
  readonly now: Date;
  /** Today in India: `2026-11-26`. */
  private readonly today: string;

  constructor(now: Date) {
    this.now = now;
    this.today = localDate(now);
  }

  daysAgo(days: number): Date {
    return new Date(this.now.getTime() - days * DAY_MS);
  }

  inHours(hours: number): Date {
    return new Date(this.now.getTime() + hours * 3_600_000);
  }

  /** The instant of this Indian time, so many days from today. */
  indianTime(daysAhead: number, time: string): Date {
    return toInstant(localDate(this.daysAgo(-daysAhead)), time, INDIA);
  }

  /** First day of the month so many months ago: `2021-04-01`. */
  monthsAgo(months: number): string {
    return firstOfMonthBefore(this.today, months);
  }

  get year(): number {
    return Number(this.today.slice(0, 4));
  }
}
