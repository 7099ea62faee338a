import { openLiveStream } from '#contract/live.ts';
import { streamSignals } from '#server/http/live.ts';
import { route } from '#server/http/route.ts';

export const routes = [
  route(openLiveStream, async ({ actor, reply }) => streamSignals(reply.server.live, actor, reply)),
];
