import pg from 'pg';

export interface Statement {
  text: string;
  name?: string;
  values: unknown[];
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** The statements of this process during the work, in waves of concurrent ones. */
export async function wavesOf(work: () => Promise<unknown>): Promise<Statement[][]> {
  const original = pg.Client.prototype.query as Query;
  const waves: Statement[][] = [];
  let underWay = 0;
  const noting: Query = function (...args) {
    const [first, values] = args as [string | Partial<Statement>, unknown];
    const statement = typeof first === 'string' ? { text: first } : { text: '', ...first };
    if (underWay === 0) waves.push([]);
    // A named statement is an object, with its parameters as a separate argument.
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

/** All statements of this process during the work. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  return (await wavesOf(work)).flat();
}
