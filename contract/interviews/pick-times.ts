import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import { Side } from '../labels/interviews.ts';

const TakenTime = z.object({
  /** Whose time it is. For the candidate, only what overlaps the offered times is shown. */
  side: Side,
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** The person and the job, if they belong to this company and the reader may know them; otherwise null. */
  title: z.string().nullable(),
});
export type TakenTime = z.output<typeof TakenTime>;

export const PickTimes = z.object({
  interviewer: z.object({ id: Id, name: z.string() }),
  taken: z.array(TakenTime),
});
export type PickTimes = z.output<typeof PickTimes>;

export const getPickTimes = endpoint({
  name: 'getPickTimes',
  method: 'GET',
  path: '/api/recruiter/interviews/{id}/times',
  summary:
    "What stands beside the offered times: the interviewer's bookings on these days, and what is taken since",
  access: workspace('RECRUITER'),
  reads: ['interviews'],
  params: z.object({ id: Id }),
  response: PickTimes,
});
