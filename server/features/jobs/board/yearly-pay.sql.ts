import { sql } from 'kysely';

/** The most that the job `j` pays in a year. Written as the index on it, so that the best paid are read in order. */
export const yearlyPay = sql<number>`(j.salary_max * case j.salary_period
  when 'MONTHLY' then 12 when 'HOURLY' then 2080 else 1 end)`;

/** The least that it pays in a year. */
export const yearlyLeast = sql<number>`(j.salary_min * case j.salary_period
  when 'MONTHLY' then 12 when 'HOURLY' then 2080 else 1 end)`;
