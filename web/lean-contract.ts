import { type ESTree, type Plugin, parseAst } from 'vite';

const CONTRACT = /[\\/]contract[\\/][^?]+\.ts$/;
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
 * A bundler cannot know that making a schema does nothing else; here every constant says so.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) => (CONTRACT.test(id) ? leanModule(code) : null),
  };
}

export function leanModule(code: string): string {
  const edits = constantsOf(parseAst(code)).flatMap((made): Edit[] => {
    const { start, end } = made;
    if (made.type.includes('Function') || !code.slice(start, end).includes('(')) return [];
    return [
      { start, end: start, text: '/*#__PURE__*/ (() => (' },
      ...serverParts(made),
      { start: end, end, text: '))()' },
    ];
  });
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

/** What of the declaration of a call the web has no use for, each up to what follows it. */
function serverParts(made: ESTree.Expression): Edit[] {
  if (made.type !== 'CallExpression') return [];
  const [definition] = made.arguments;
  if (made.callee.type !== 'Identifier' || made.callee.name !== 'endpoint') return [];
  if (definition?.type !== 'ObjectExpression') return [];
  const { properties, end } = definition;
  return properties.flatMap((property, at) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    if (!OF_THE_SERVER.has(property.key.name)) return [];
    return { start: property.start, end: properties[at + 1]?.start ?? end - 1, text: '' };
  });
}
