import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { openLiveStream } from '#contract/live.ts';
import type { Signal } from '#server/platform/live.ts';
import type { LiveChannel } from '#server/platform/live-channel.ts';
import { route } from './route.ts';
import type { Actor } from './session/actor.ts';

const HEARTBEAT_MS = 25_000;
/** The tabs of one browser; when the limit is exceeded, the oldest stream is closed. */
const STREAMS_A_SESSION = 10;
const UNREAD_BYTES = 1024 * 1024;

/** Functions that end each session's streams in this process, oldest first. */
// Bounded: only open connections are in it, at most ten a session.
const open = new Map<string, (() => void)[]>();

function concerns(signal: Signal, actor: Actor): string | undefined {
  if (signal.kind === 'changed' && signal.userIds.includes(actor.userId)) {
    return `event: changed\ndata: ${JSON.stringify({ changed: signal.tags })}\n\n`;
  }
  return undefined;
}

/** A revoked session gets nothing more; after missed signals the client has to reconnect and reload. */
function endsStream(signal: Signal, { sessionId }: Actor): boolean {
  return signal.kind === 'missed' || (signal.kind === 'revoked' && signal.sessionIds.includes(sessionId));
}

function remember(sessionId: string, end: () => void): void {
  const ends = [...(open.get(sessionId) ?? []), end];
  open.set(sessionId, ends);
  if (ends.length > STREAMS_A_SESSION) ends[0]?.();
}

function forget(sessionId: string, end: () => void): void {
  const ends = (open.get(sessionId) ?? []).filter((each) => each !== end);
  if (ends.length > 0) open.set(sessionId, ends);
  else open.delete(sessionId);
}

/** Streams cache tags to one client until it leaves, stops reading, or its session is revoked. */
export function streamSignals(live: LiveChannel, actor: Actor, reply: FastifyReply): FastifyReply {
  const stream = new Readable({ read() {} });
  const push = (text: string) => {
    stream.push(text);
    if (stream.readableLength + reply.raw.writableLength > UNREAD_BYTES) reply.raw.destroy();
  };
  push('event: open\ndata: {}\n\n');
  const heartbeat = setInterval(() => push(': still here\n\n'), HEARTBEAT_MS);
  const unsubscribe = live.subscribe((signal) => {
    const text = concerns(signal, actor);
    if (text) push(text);
    if (endsStream(signal, actor)) end();
  });
  // Nothing may be pushed after the end, so everything that pushes is stopped first.
  const end = () => {
    clearInterval(heartbeat);
    unsubscribe();
    forget(actor.sessionId, end);
    stream.push(null);
  };
  remember(actor.sessionId, end);
  const leave = () => {
    end();
    stream.destroy();
  };
  reply.raw.on('close', leave);
  // A client that disconnected while its session was being read emits no further 'close' event.
  if (reply.raw.destroyed) leave();
  return reply
    .headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-no-compression': '1' })
    .send(stream);
}

export const liveRoutes = [
  route(openLiveStream, async ({ actor, reply }) => streamSignals(reply.server.live, actor, reply)),
];
