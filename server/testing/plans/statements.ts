import pg from 'pg';
import { vi } from 'vitest';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Also one whose name stands before it. */
const READS = /^\s*(?:\/\*@\w+\*\/\s*)?(?:with|select)\b/i;

/** What the processes of this test ask the database while `work` runs; what they write is left out. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const asked: Statement[] = [];
  const original = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first, second] = args as [string | Partial<Statement>, unknown];
    const text = typeof first === 'string' ? first : (first.text ?? '');
    // A named statement comes as an object, and what stands for its parameters beside it.
    const values = Array.isArray(second) ? second : typeof first === 'string' ? [] : (first.values ?? []);
    if (READS.test(text)) asked.push({ text, values });
    return original.apply(this, args);
  } as never);
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return asked;
}
