import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import { Side } from '../labels/interviews.ts';

const TakenTime = z.object({
  /** Whose time it is: of the candidate only what lies in the offered times is told. */
  side: Side,
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** With whom of this company, and about which job; null where that is nobody's here to know. */
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
