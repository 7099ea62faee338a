import { parseAst } from 'vite';
import { nodesIn } from './names-in.ts';

const nameOf = (specifier: unknown) => String(specifier).replace(/.*\//, '');

/** The files that one imports before it runs itself, in this order. */
function importsOf(code: string): string[] {
  return parseAst(code).body.flatMap((statement) =>
    'source' in statement && statement.source ? [nameOf(statement.source.value)] : [],
  );
}

/** The files that one imports while it runs. */
function lateImportsOf(code: string): string[] {
  return [...nodesIn(parseAst(code))].flatMap((node) =>
    node.type === 'ImportExpression' && node.source.type === 'Literal' ? [nameOf(node.source.value)] : [],
  );
}

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
      await runAll(importsOf(await read(name)));
      order.push(name);
    }
  }
  await runAll(importsOf(start));
  for (const last of lateImportsOf(start)) await runAll(importsOf(await read(last)));
  return order;
}
