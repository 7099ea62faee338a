import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, type Plugin, parseAst, transformWithOxc } from 'vite';
import {
  type Contract,
  contractFile,
  halfOf,
  importOf,
  namesFrom,
  readContract,
  SCHEMAS,
} from './contract-parts.ts';
import { nodesIn } from './names-in.ts';

/** What the server checks and describes calls by. The web names the schemas of its forms themselves. */
const OF_THE_SERVER = new Set(['summary', 'params', 'query', 'body', 'response']);

/** From where to where of a module stands something else. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * The contract as far as the web uses it: calls without their schemas, and no schema that nothing asks for.
 * A bundler cannot know that making a schema does nothing else; here every constant says so. Each module becomes two,
 * so that a page has its calls and constants at once, and the schemas of its form, with their library, later:
 * `import()` brings those.
 */
export function leanContract(): Plugin {
  let reading: Promise<Contract> | undefined;
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'post',
    async transform(code, id) {
      const [file = '', query] = id.split('?');
      reading ??= leanSources().then(readContract);
      const contract = await reading;
      if (contract.has(file)) return halfOf(contract, file, `?${query}` === SCHEMAS);
      return code.includes('#contract/') ? fromHalves(contract, code, file) : null;
    },
  };
}

async function leanSources(): Promise<Map<string, string>> {
  const files = globSync('contract/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const sources = files.map(async (file): Promise<[string, string]> => {
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
    return [path.resolve(file), leanModule(code)];
  });
  return new Map(await Promise.all(sources));
}

/** Code that imports each name of the contract from the half that has it. */
export function fromHalves(contract: Contract, code: string, importer: string): string {
  const program = parseAst(code);
  const edits = [...nodesIn(program)].flatMap((node): Edit[] => {
    if (node.type !== 'ImportDeclaration' && node.type !== 'ImportExpression') return [];
    const { start, end, source } = node;
    const from = source.type === 'Literal' ? String(source.value) : '';
    if (!contractFile(from, importer)) return [];
    if (node.type === 'ImportExpression')
      return [{ start: source.start, end: source.end, text: `'${from}${SCHEMAS}'` }];
    return [
      {
        start,
        end,
        text: namesFrom(node)
          .map((name) => importOf(contract, name, importer))
          .join(' '),
      },
    ];
  });
  return edited(code, edits);
}

export function leanModule(code: string): string {
  const program = parseAst(code);
  const wraps = constantsOf(program).flatMap(({ type, start, end }): Edit[] => {
    if (type.includes('Function') || !code.slice(start, end).includes('(')) return [];
    return [
      { start, end: start, text: '/*#__PURE__*/ (() => (' },
      { start: end, end, text: '))()' },
    ];
  });
  const edits = [...wraps, ...serverParts(program)];
  return edited(
    code,
    edits.sort((one, other) => one.start - other.start),
  );
}

function edited(code: string, edits: readonly Edit[]): string {
  let at = 0;
  const kept = edits.map(({ start, end, text }) => {
    const before = code.slice(at, start);
    at = end;
    return before + text;
  });
  return kept.join('') + code.slice(at);
}
function constantsOf({ body }: ESTree.Program): ESTree.Expression[] {
  return body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'VariableDeclaration'
      ? declared.declarations.flatMap(({ init }) => init ?? [])
      : [];
  });
}

/** What of the declarations of calls the web has no use for, each up to what follows it. */
function serverParts(program: ESTree.Program): Edit[] {
  const calls = [...nodesIn(program)].flatMap((node) => definedBy(node) ?? []);
  const shared = new Set(calls.flatMap(({ properties }) => properties.flatMap(spreadName)));
  const parts = program.body.flatMap((node) =>
    node.type === 'VariableDeclaration' ? node.declarations : [],
  );
  const spread = parts.flatMap(({ id, init }) =>
    id.type === 'Identifier' && shared.has(id.name) && init?.type === 'ObjectExpression' ? init : [],
  );
  return [...calls, ...spread].flatMap(({ properties, end }) =>
    properties.flatMap((property, at) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
      if (!OF_THE_SERVER.has(property.key.name)) return [];
      return { start: property.start, end: properties[at + 1]?.start ?? end - 1, text: '' };
    }),
  );
}

function definedBy(node: ESTree.Node): ESTree.ObjectExpression | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const [definition] = node.arguments;
  const isCall = node.callee.name === 'endpoint' && definition?.type === 'ObjectExpression';
  return isCall ? definition : undefined;
}

/** What several calls have in common. */
function spreadName(part: ESTree.ObjectExpression['properties'][number]): string[] {
  return part.type === 'SpreadElement' && part.argument.type === 'Identifier' ? [part.argument.name] : [];
}
