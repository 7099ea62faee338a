import { sendVisitorMessage } from '#contract/visitors.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { type Route, route } from '#server/http/route.ts';
import * as visitors from './visitors.service.ts';

export const routes: Route[] = [
  route(
    sendVisitorMessage,
    { before: ({ request }) => takePoint('messagesPerAddress', request.ip) },
    ({ db, body }) => visitors.send(db, body),
  ),
];
