import { sendQuickMessage } from '#contract/quick-messages.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { type Route, route } from '#server/http/route.ts';
import * as quickMessages from './quick-messages.service.ts';

export const routes: Route[] = [
  route(
    sendQuickMessage,
    { before: ({ request }) => takePoint('messagesPerAddress', request.ip) },
    ({ db, body }) => quickMessages.send(db, body),
  ),
];
