import pg from 'pg';

export interface Statement {
  text: string;
  name?: string;
  values: unknown[];
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** What this process asks the database during the work: in waves, in each what was under way at the same time. */
export async function wavesOf(work: () => Promise<unknown>): Promise<Statement[][]> {
  const original = pg.Client.prototype.query as Query;
  const waves: Statement[][] = [];
  let underWay = 0;
  const noting: Query = function (...args) {
    const [first, values] = args as [string | Partial<Statement>, unknown];
    const statement = typeof first === 'string' ? { text: first } : { text: '', ...first };
    if (underWay === 0) waves.push([]);
    // A named statement comes as an object, and what stands for its parameters beside it.
    waves.at(-1)?.push({ values: [], ...statement, ...(Array.isArray(values) && { values }) });
    const answer = original.apply(this, args);
    if (answer instanceof Promise) {
      underWay++;
      const done = () => void underWay--;
      answer.then(done, done);
    }
    return answer;
  };
  pg.Client.prototype.query = noting as never;
  try {
    await work();
    return waves;
  } finally {
    pg.Client.prototype.query = original as never;
  }
}

/** All that this process asks the database during the work. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  return (await wavesOf(work)).flat();
}
