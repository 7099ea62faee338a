import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TEST = /\.(test|spec)\.tsx?$/;
/** `import … from '…'`, `export … from '…'`, `import '…'` and `import('…')`, including type imports. */
const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
const FEATURE = /^(?:server|web)\/features\/[^/]+(?=\/)/;

/** For each feature folder, the folders that it imports from, with the first such import. */
type Graph = Map<string, Map<string, string>>;

/** Finds feature folders that depend on each other: none of them could be read, moved or removed alone. */
export function checkFeatureCircles(): { ok: boolean; output: string } {
  const graph = readGraph();
  const circles = new Map<string, string[]>();
  for (const feature of graph.keys()) {
    const circle = findCircle(graph, feature);
    const key = circle && [...circle].sort().join();
    if (key && !circles.has(key)) circles.set(key, circle);
  }
  const output = [...circles.values()].map((circle) => describe(graph, circle)).join('\n');
  return { ok: graph.size > 0 && circles.size === 0, output };
}

function readGraph(): Graph {
  const folders = ['server/features', 'web/features'];
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    encoding: 'utf8',
  });
  const graph: Graph = new Map();
  for (const file of stdout.split('\n').filter(existsSync).sort()) {
    const from = FEATURE.exec(file)?.[0];
    if (!from || TEST.test(file)) continue;
    const needs = graph.get(from) ?? new Map<string, string>();
    graph.set(from, needs);
    for (const target of importsOf(file)) {
      const to = FEATURE.exec(target)?.[0];
      if (to && to !== from && !needs.has(to)) needs.set(to, `${file} imports ${target}`);
    }
  }
  return graph;
}

function importsOf(file: string): string[] {
  return Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([, target = '']) =>
    target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : target.replace(/^#/, ''),
  );
}

/** The shortest path from a feature back to itself. */
function findCircle(graph: Graph, start: string): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

function describe(graph: Graph, circle: string[]): string {
  const imports = circle.map(
    (from, at) => `  ${graph.get(from)?.get(circle[(at + 1) % circle.length] ?? '')}`,
  );
  return [[...circle, circle[0]].join(' → '), ...imports].join('\n');
}
