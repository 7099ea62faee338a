import { INDIA, toInstant, toLocal } from '#contract/kit/zoned-time.ts';

const DAY_MS = 86_400_000;

/** Every time of the demo data is relative to the moment of the fill. */
export class Moment {
  readonly now: Date;

  constructor(now: Date) {
    this.now = now;
  }

  daysAgo(days: number): Date {
    return new Date(this.now.getTime() - days * DAY_MS);
  }

  inHours(hours: number): Date {
    return new Date(this.now.getTime() + hours * 3_600_000);
  }

  /** The instant at which clocks in India show this time, so many days from today. */
  indianTime(daysAhead: number, time: string): Date {
    const { date } = toLocal(new Date(this.now.getTime() + daysAhead * DAY_MS), INDIA);
    return toInstant(date, time, INDIA);
  }

  /** First day of the month so many months ago: `2021-04-01`. */
  monthsAgo(months: number): string {
    const day = new Date(Date.UTC(this.now.getUTCFullYear(), this.now.getUTCMonth() - months, 1));
    return day.toISOString().slice(0, 10);
  }

  get year(): number {
    return this.now.getUTCFullYear();
  }
}
