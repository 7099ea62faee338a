import { parseAst } from 'vite';
import { nodesIn } from './names-in.ts';

/** What a file imports before it runs itself, in this order, and what it imports while it runs. */
function importsOf(code: string): { before: string[]; during: string[] } {
  const program = parseAst(code);
  const before = program.body.flatMap((statement) =>
    'source' in statement && statement.source ? [String(statement.source.value)] : [],
  );
  const during = [...nodesIn(program)].flatMap((node) =>
    node.type === 'ImportExpression' && node.source.type === 'Literal' ? [String(node.source.value)] : [],
  );
  return { before, during };
}

const nameOf = (specifier: string) => specifier.slice(specifier.lastIndexOf('/') + 1);

/**
 * The files that run before what starts a page is done, each after those that it needs: the order in which the browser
 * would run them by itself. What the start imports last is not among them, but what that needs is.
 */
export async function evaluationOrder(
  start: string,
  read: (name: string) => Promise<string>,
): Promise<string[]> {
  const order: string[] = [];
  const met = new Set<string>();
  async function runAll(names: readonly string[]): Promise<void> {
    for (const name of names) {
      if (met.has(name)) continue;
      met.add(name);
      await runAll(importsOf(await read(name)).before.map(nameOf));
      order.push(name);
    }
  }
  const { before, during } = importsOf(start);
  await runAll(before.map(nameOf));
  for (const last of during) await runAll(importsOf(await read(nameOf(last))).before.map(nameOf));
  return order;
}
