import type { Caller } from './caller.ts';
import type { TestServer } from './server.ts';

export interface StreamEvent {
  event: string;
  changed: string[];
}

export type Stream = AsyncGenerator<StreamEvent, undefined>;

/** The events of one person's stream, in order; ends when the server ends the stream. */
export async function* listen(caller: Caller, signal?: AbortSignal): Stream {
  const answer = await caller.fetch('/api/live', { signal });
  if (!answer.ok || !answer.body) throw new Error(`the stream answered ${answer.status}`);
  let rest = '';
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event] = /^event: (.*)$/m.exec(block) ?? [];
      // A heartbeat without data.
      if (event === undefined) continue;
      const [, data = '{}'] = /^data: (.*)$/m.exec(block) ?? [];
      yield { event, changed: (JSON.parse(data) as { changed?: string[] }).changed ?? [] };
    }
  }
}

/** A stream that the server has confirmed: every later event comes through it. */
export async function openStream(server: TestServer, account: { token: string }): Promise<Stream> {
  const events = listen(server.as(account));
  const first = (await events.next()).value;
  if (first?.event !== 'open') throw new Error(`the stream began with ${first?.event}`);
  return events;
}
