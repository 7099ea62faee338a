import { recordEvent } from '#contract/analytics/events.ts';
import { type Route, route } from '#server/http/route.ts';
import * as events from './analytics.service.ts';

export const routes: Route[] = [
  route(recordEvent, { perAddress: 'eventsPerAddress' }, ({ db, body }) =>
    events.record(db, body.event, body.properties),
  ),
];
