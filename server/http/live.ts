import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Actor } from '#server/http/session/actor.ts';
import type { LiveChannel, Signal } from '#server/platform/live.ts';

const HEARTBEAT_MS = 25_000;

function concerns(signal: Signal, actor: Actor): string | undefined {
  if (signal.kind === 'changed' && signal.userIds.includes(actor.userId)) {
    return `event: changed\ndata: ${JSON.stringify({ changed: signal.things })}\n\n`;
  }
  return undefined;
}

/** A revoked session hears nothing more; after missed signals the screen has to come back and read afresh. */
function endsStream(signal: Signal, { sessionId }: Actor): boolean {
  return signal.kind === 'missed' || (signal.kind === 'revoked' && signal.sessionIds.includes(sessionId));
}

/** Streams cache hints to one screen until it leaves or its session is revoked. */
export function streamSignals(live: LiveChannel, actor: Actor, reply: FastifyReply): FastifyReply {
  const stream = new Readable({ read() {} });
  stream.push('event: open\ndata: {}\n\n');
  const heartbeat = setInterval(() => stream.push(': still here\n\n'), HEARTBEAT_MS);
  const unsubscribe = live.subscribe((signal) => {
    const text = concerns(signal, actor);
    if (text) stream.push(text);
    if (endsStream(signal, actor)) end();
  });
  // Nothing may be pushed after the end, so whatever pushes is silenced with it.
  const end = () => {
    clearInterval(heartbeat);
    unsubscribe();
    stream.push(null);
  };
  reply.raw.on('close', () => {
    end();
    stream.destroy();
  });
  return reply
    .headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-no-compression': '1' })
    .send(stream);
}
