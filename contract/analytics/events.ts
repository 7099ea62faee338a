import * as z from 'zod';
import { anyone } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { nothing } from '../core/things.ts';
import { WAITLISTS } from '../waitlist.ts';
import { EVENT_NAMES, EVENTS_PATH } from './event-names.ts';

/** No free text: nothing that a person typed may end up in an event. */
const EventProperties = z.object({
  /** The path of the page without its query, which may contain secrets. */
  path: z
    .string()
    .max(200)
    .regex(/^\/[^?#\s]*$/)
    .optional(),
  /** The button that was pressed: `find_opportunities`. */
  cta: z
    .string()
    .regex(/^[a-z0-9_]{1,40}$/)
    .optional(),
  list: z.enum(WAITLISTS).optional(),
  /** The HTTP status of a failure; 0 when the server was not reached. */
  status: z.int().min(0).max(599).optional(),
});
export type EventProperties = z.input<typeof EventProperties>;

export const recordEvent = endpoint({
  name: 'recordEvent',
  method: 'POST',
  path: EVENTS_PATH,
  summary: 'Count what happens on public pages, without cookies and personal data',
  access: anyone,
  changes: nothing('No screen shows it'),
  body: z.object({ event: z.enum(EVENT_NAMES), properties: EventProperties.default({}) }),
});
