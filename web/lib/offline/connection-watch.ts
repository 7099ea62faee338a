import { isServerGone } from '#web/worker/routing.ts';
import { type Connection, getConnection, PROBE, setConnection } from './connection-state.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

let watching: { stop: AbortController; verdict: Promise<Connection> } | null = null;

/** No answer, or that of a proxy without a server behind it. */
export function isSilence(status: number): boolean {
  return status === 0 || isServerGone(status);
}

/** A call was answered, so there is a connection, even if the device reports none. */
export function noteAnswer(): void {
  watching?.stop.abort();
  watching = null;
  setConnection('open');
}

/**
 * A call was not answered. It may have failed for reasons of its own, so the server is probed before anything
 * is shown. Resolves with the state of the connection.
 */
export function noteSilence(): Promise<Connection> {
  if (!watching) {
    const stop = new AbortController();
    const verdict = look(stop.signal);
    watching = { stop, verdict };
    void verdict.then(() => watch(stop.signal));
  }
  return watching.verdict.then(getConnection);
}

async function look(signal: AbortSignal): Promise<Connection> {
  const isAnswered = navigator.onLine && (await probe());
  if (signal.aborted) return getConnection();
  if (isAnswered) noteAnswer();
  else setConnection(navigator.onLine ? 'silent' : 'none');
  return getConnection();
}

/** Retries until there is an answer. */
async function watch(signal: AbortSignal): Promise<void> {
  for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    await pause(wait, signal);
    if (!signal.aborted) await look(signal);
  }
}

async function probe(): Promise<boolean> {
  const answer = await fetch(PROBE, { cache: 'no-store' }).catch(() => undefined);
  return answer !== undefined && !isSilence(answer.status);
}

/** Over early when the device says that it is online again. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
