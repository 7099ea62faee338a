import type { Plugin } from 'vite';

const JSON_SCHEMA = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/;
const SCHEMAS = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;
const EXPORT = /^export (?:const|function) (\w+)/gm;
const DESCRIBES_ITSELF = /^\s*inst\._zod\.processJSONSchema = .*;$/gm;

/** Zod without its way to describe schemas as JSON Schema, which the server does and every schema carries. */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    transform(code, id) {
      if (JSON_SCHEMA.test(id)) return withoutWork(code);
      return SCHEMAS.test(id) ? code.replaceAll(DESCRIBES_ITSELF, '') : null;
    },
  };
}

/** What the module exports as functions that refuse; what makes methods makes such, since every schema asks for them. */
function withoutWork(code: string): string {
  const names = [...code.matchAll(EXPORT)].map(
    ([, name = '']) => `${name.startsWith('create') ? 'makeRefusal' : 'refuse'} as ${name}`,
  );
  return `const refuse = () => { throw new Error('The web describes no schemas.'); };
const makeRefusal = () => refuse;
export { ${names.join(', ')}, refuse as process };`;
}
