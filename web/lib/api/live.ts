import { useEffect } from 'react';
import { noteAnswer, noteSilence, pause } from '../offline/connection-watch.ts';
import { queryClient } from './query-client.ts';
import { refreshSession } from './refresh.ts';
import { getToken, isExpired, useSession } from './session.ts';
import { refreshTagsInBatch } from './stale.ts';

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

interface Hint {
  /** The cache tags whose cached answers are stale. */
  changed: string[];
}

/**
 * Keeps screens current while somebody is signed in: the server names the cache tags that changed, and the
 * cache reloads their answers.
 */
export function useLiveUpdates(): void {
  const userId = useSession().user?.id;
  useEffect(() => {
    if (!userId) return;
    const stop = new AbortController();
    void listen(stop.signal);
    return () => stop.abort();
  }, [userId]);
}

async function listen(signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT;
  let isFirst = true;
  while (!signal.aborted) {
    const opened = await openStream(signal);
    if (opened) {
      // Events that were sent during an interruption are lost, so everything on the screen is read again.
      if (!isFirst) void queryClient.invalidateQueries();
      isFirst = false;
      wait = FIRST_WAIT;
      await readHints(opened, ({ changed }) => refreshTagsInBatch(changed));
    }
    await pause(wait * (0.75 + Math.random() / 2), signal);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }
}

async function openStream(signal: AbortSignal): Promise<ReadableStream<Uint8Array> | null> {
  try {
    const token = getToken('accessToken');
    if (isExpired(token) && !(await refreshSession(token))) return null;
    const response = await fetch('/api/live', {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${getToken('accessToken')}` },
      signal,
    });
    noteAnswer();
    // The session was ended elsewhere before its token expired: if it cannot be renewed, the
    // user leaves the screen.
    if (response.status === 401) await refreshSession(token);
    return response.ok ? response.body : null;
  } catch {
    if (!signal.aborted) void noteSilence();
    return null;
  }
}

async function readHints(stream: ReadableStream<Uint8Array>, onHint: (hint: Hint) => void): Promise<void> {
  const reader = stream
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>;
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = (rest + value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const hint = parseHint(event);
        if (hint) onHint(hint);
      }
    }
  } catch {
    // A broken connection ends the stream like any other end.
  }
}

/** One event of the stream; null for comments and events without usable data. */
export function parseHint(event: string): Hint | null {
  const data = event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trim())
    .join('\n');
  try {
    const hint = JSON.parse(data) as Partial<Hint>;
    return Array.isArray(hint.changed) ? { changed: hint.changed } : null;
  } catch {
    return null;
  }
}
