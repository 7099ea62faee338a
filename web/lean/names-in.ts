import type { ESTree } from 'vite';

/** What is a name only where it stands: of a part of an object, and of a field. */
const OWN_NAMES = new Map([
  ['MemberExpression', 'property'],
  ['Property', 'key'],
  ['MethodDefinition', 'key'],
  ['PropertyDefinition', 'key'],
]);

/** Every node of a tree, from the outside in. */
export function* nodesIn(node: ESTree.Node): Generator<ESTree.Node> {
  yield node;
  const own = 'computed' in node && !node.computed ? OWN_NAMES.get(node.type) : undefined;
  for (const [key, value] of Object.entries(node))
    if (key !== own)
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof child === 'object' && child !== null && 'type' in child) yield* nodesIn(child);
}

/** The names that code uses, and those that it makes. */
export function namesIn(node: ESTree.Node): Set<string> {
  const names = new Set<string>();
  for (const one of nodesIn(node)) if (one.type === 'Identifier') names.add(one.name);
  return names;
}
