import { isServerGone } from '#web/worker/routing.ts';
import { getLine, type Line, PROBE, setLine } from './line-state.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

let watching: { stop: AbortController; verdict: Promise<Line> } | null = null;

/** No answer, or that of a proxy without a server behind it. */
export function isSilence(status: number): boolean {
  return status === 0 || isServerGone(status);
}

/** A call was answered: we are online, regardless of what `navigator.onLine` says. */
export function noteAnswer(): void {
  watching?.stop.abort();
  watching = null;
  setLine('open');
}

/**
 * A call was not answered. It may have failed for reasons of its own, so the server is probed before anything
 * is shown. Resolves with the state of the connection.
 */
export function noteSilence(): Promise<Line> {
  if (!watching) {
    const stop = new AbortController();
    const verdict = look(stop.signal);
    watching = { stop, verdict };
    void verdict.then(() => watch(stop.signal));
  }
  return watching.verdict.then(getLine);
}

async function look(signal: AbortSignal): Promise<Line> {
  const isAnswered = navigator.onLine && (await probe());
  if (signal.aborted) return getLine();
  if (isAnswered) noteAnswer();
  else setLine(navigator.onLine ? 'silent' : 'none');
  return getLine();
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

/** Resolves early when the device is back online. */
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
