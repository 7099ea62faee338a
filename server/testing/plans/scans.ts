import { CompiledQuery } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import { type Statement, statementsOf } from '#server/testing/statements.ts';

/** The most rows that a statement may read sequentially from a growing table. */
const MOST_ROWS = 10_000;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Loops': number;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Filter?: string;
  Plans?: Plan[];
}

function* nodesOf(plan: Plan): Generator<Plan> {
  yield plan;
  for (const part of plan.Plans ?? []) yield* nodesOf(part);
}

/** Includes statements with a name in front. */
const READS = /^\s*(?:\/\*.*?\*\/\s*)?(?:with|select)\b/i;

/** What this process reads from the database during the work. */
export async function readsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  return (await statementsOf(work)).filter(({ text }) => READS.test(text));
}

/** Locking clauses are removed, so that explaining waits for nobody. */
const LOCKS = /\bfor (no key )?(update|share|key share)( of [\w", ]+)?( skip locked| nowait)?/gi;

/** The tables that these statements read whole: `users: 15040 rows, filtered by …`. */
export function wholeTables(db: Db, statements: readonly Statement[], most = MOST_ROWS): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const found = new Set<string>();
    for (const { text, values } of statements) {
      const explain = `explain (analyze, timing off, format json) ${text.replaceAll(LOCKS, '')}`;
      const { rows } = await tx.executeQuery<Record<string, [{ Plan: Plan }]>>(
        CompiledQuery.raw(explain, [...values]),
      );
      const [plan] = Object.values(rows[0] ?? {});
      for (const node of plan ? nodesOf(plan[0].Plan) : []) {
        const table = node['Relation Name'];
        if (!table || node['Node Type'] !== 'Seq Scan') continue;
        const read = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
        if (read > most) found.add(`${table}: ${read} rows, filtered by ${node.Filter ?? 'nothing'}`);
      }
    }
    return [...found];
  });
}
