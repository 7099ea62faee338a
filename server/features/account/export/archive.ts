import { once } from 'node:events';
import type { Writable } from 'node:stream';

type Portions = AsyncIterable<readonly unknown[]>;

function isPortions(content: unknown): content is Portions {
  return typeof content === 'object' && content !== null && Symbol.asyncIterator in content;
}

/** Goes on when the reader has taken what is there, and no further when they are gone. */
async function put(to: Writable, text: string): Promise<void> {
  if (!to.destroyed && !to.write(text)) {
    const waiting = new AbortController();
    const { signal } = waiting;
    await Promise.race([once(to, 'drain', { signal }), once(to, 'close', { signal })]).finally(() =>
      waiting.abort(),
    );
  }
  if (to.destroyed) throw new Error('the reader of an archive has left');
}

/** One section of an archive: as it is, or portion by portion, of which one is held at a time and none is empty. */
export async function putSection(to: Writable, section: string, content: unknown): Promise<void> {
  await put(to, `,\n${JSON.stringify(section)}: `);
  if (!isPortions(content)) return put(to, JSON.stringify(content ?? null, null, 1));
  let start = '[';
  for await (const rows of content) {
    await put(to, start + rows.map((row) => JSON.stringify(row, null, 1)).join(','));
    start = ',';
  }
  await put(to, start === '[' ? '[]' : ']');
}
