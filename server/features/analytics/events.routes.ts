import { recordEvent } from '#contract/analytics/events.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { type Route, route } from '#server/http/route.ts';
import * as events from './events.service.ts';

export const routes: Route[] = [
  route(recordEvent, { before: ({ request }) => takePoint('eventsPerAddress', request.ip) }, ({ db, body }) =>
    events.record(db, body.event, body.properties),
  ),
];
