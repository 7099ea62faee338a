import * as z from 'zod';

/** An instant. The server works with `Date`; JSON has ISO 8601 in UTC. */
export const Timestamp = z
  .union([z.date(), z.iso.datetime()])
  .transform((value) => (typeof value === 'string' ? value : value.toISOString()))
  .meta({ wire: { type: 'string', format: 'date-time' } });
