import type { Plugin } from 'vite';

/**
 * What nothing here ever asks of a library, though its other parts name it: the server describes schemas as JSON
 * Schema; every route is known from the start, and nobody measures the router.
 */
export const UNUSED_PARTS = [
  'zod/v4/core/to-json-schema.js',
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js',
  'react-router/dist/production/lib/router/instrumentation.js',
];
const SCHEMAS = 'zod/v4/classic/schemas.js';
const DESCRIBES_ITSELF = /^\s*inst\._zod\.processJSONSchema = .*;$/gm;

const EXPORTED = /^export (?:const|function) (\w+)/gm;
const EXPORT_LIST = /^export \{([^}]*)\};/gm;

/** Libraries without the parts that no page uses; what they export there is a function that does nothing. */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client') return null;
      const file = id.split(/[\\/]node_modules[\\/]/).at(-1) ?? '';
      if (UNUSED_PARTS.includes(file)) return withoutWork(code);
      return file === SCHEMAS ? code.replaceAll(DESCRIBES_ITSELF, '') : null;
    },
  };
}

export function withoutWork(code: string): string {
  const single = [...code.matchAll(EXPORTED)].map(([, name]) => name);
  const listed = [...code.matchAll(EXPORT_LIST)].flatMap(([, names = '']) =>
    names.split(',').map((name) =>
      name
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    ),
  );
  return `const nothing = () => undefined;
export { ${[...single, ...listed].map((name) => `nothing as ${name}`).join(', ')} };`;
}
