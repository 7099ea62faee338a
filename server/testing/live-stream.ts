import { expect } from 'vitest';
import type { TestServer } from './server.ts';

export interface StreamEvent {
  event: string;
  changed: string[];
}

export type Stream = AsyncGenerator<StreamEvent, undefined>;

/** The events of one person's stream, in order; ends when the server ends the stream. */
async function* listen(server: TestServer, account: { token: string }): Stream {
  const answer = await server.as(account).fetch('/api/live');
  if (!answer.ok || !answer.body) throw new Error(`the stream answered ${answer.status}`);
  let rest = '';
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event = ''] = /^event: (.*)$/m.exec(block) ?? [];
      const [, data = '{}'] = /^data: (.*)$/m.exec(block) ?? [];
      yield { event, changed: (JSON.parse(data) as { changed?: string[] }).changed ?? [] };
    }
  }
}

/** A stream that the server has opened: whatever happens from now on comes through it. */
export async function openStream(server: TestServer, account: { token: string }): Promise<Stream> {
  const events = listen(server, account);
  expect((await events.next()).value).toEqual({ event: 'open', changed: [] });
  return events;
}
