import * as z from 'zod';
import type { Access } from '../core/access.ts';
import { anyone } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { nothing } from '../core/things.ts';

const interviewed = {
  kind: 'user',
  types: ['JOBSEEKER', 'RECRUITER'],
  verified: true,
} as const satisfies Access;

/**
 * The address is the only credential: everybody who has it can read the calendar. Null until one is created.
 */
const FeedAddress = z.object({ url: z.string().nullable() });

export const getCalendarFeed = endpoint({
  name: 'getCalendarFeed',
  method: 'GET',
  path: '/api/user/calendar-feed',
  offline: false,
  summary: 'The private address of the own calendar feed',
  access: interviewed,
  reads: ['calendarFeed'],
  response: FeedAddress,
});

export const renewCalendarFeed = endpoint({
  name: 'renewCalendarFeed',
  method: 'POST',
  path: '/api/user/calendar-feed',
  summary: 'Make the private calendar address, or a new one: the old one stops working',
  access: interviewed,
  changes: ['calendarFeed'],
  response: FeedAddress,
  replayable: false,
});

export const readCalendarFeed = endpoint({
  name: 'readCalendarFeed',
  method: 'GET',
  path: '/api/calendar/{token}',
  summary: 'Booked interviews for a calendar program that holds the private address',
  access: anyone,
  reads: nothing('A file, generated for each download'),
  params: z.object({ token: z.string().min(20).max(100) }),
  stream: true,
});
