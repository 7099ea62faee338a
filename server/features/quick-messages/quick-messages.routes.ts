import { sendVisitorMessage } from '#contract/quick-messages.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { type Route, route } from '#server/http/route.ts';
import * as visitors from './quick-messages.service.ts';

export const routes: Route[] = [
  route(
    sendVisitorMessage,
    { before: ({ request }) => takePoint('messagesPerAddress', request.ip) },
    ({ db, body }) => visitors.send(db, body),
  ),
];
