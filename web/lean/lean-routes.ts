interface Route {
  id: string;
  parentId?: string;
  module: string;
  imports?: string[];
  css?: string[];
}

interface Manifest {
  entry: { module: string; imports: string[]; css?: string[] };
  routes: Record<string, Route>;
}

/** Files stand by how far their place in the list is from that of the one before. */
type Steps = readonly number[];
type Packed = {
  files: string;
  /** What most routes have. */
  common: Record<string, unknown>;
  routes: readonly (readonly [id: string, module: string, imports: Steps, css: Steps, own: object])[];
  rest: object;
};

const START = 'window.__reactRouterManifest=';
const FOLDER = '/assets/';

/**
 * The list of routes, which every page fetches before it starts, in few bytes: each file is named once, and a route
 * lacks what it has from those around it, which are always loaded with it. A few lines in front unpack it.
 */
export function leanRoutes(script: string): string {
  if (!script.startsWith(START)) throw new Error('The list of routes is written otherwise than expected.');
  const manifest: Manifest = JSON.parse(script.slice(START.length).replace(/;\s*$/, ''));
  return `${START}(${unpack})(${JSON.stringify(pack(manifest))});`;
}

function pack({ routes, ...rest }: Manifest): Packed {
  const around = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return [rest.entry.module, ...rest.entry.imports, ...(rest.entry.css ?? [])];
    return [route.module, ...(route.imports ?? []), ...(route.css ?? []), ...around(route.parentId)];
  };
  const lean = Object.values(routes).map((route) => {
    const loaded = new Set(around(route.parentId));
    const others = (files: string[] = []) => files.filter((file) => !loaded.has(file));
    return { ...route, imports: others(route.imports), css: others(route.css) };
  });
  const files = [...new Set(lean.flatMap(({ imports, css }) => [...imports, ...css]))];
  const places = new Map(files.map((file, at) => [file, at]));
  const stepsOf = (list: readonly string[], isInOrder: boolean): Steps => {
    const at = list.map((file) => places.get(file) ?? 0);
    // In whatever order scripts are fetched, they run in that of their imports; styles overrule each other.
    if (!isInOrder) at.sort((one, other) => one - other);
    return at.map((place, index) => place - (at[index - 1] ?? 0));
  };
  const common = commonOf(lean);
  return {
    files: files.map(shortName).join(' '),
    common,
    routes: lean.map(({ id, module, imports, css, ...own }) => [
      id,
      shortName(module),
      stepsOf(imports, false),
      stepsOf(css, true),
      Object.fromEntries(Object.entries(own).filter(([key, value]) => common[key] !== value)),
    ]),
    rest,
  };
}

function shortName(file: string): string {
  if (!file.startsWith(FOLDER) || file.includes(' '))
    throw new Error(`${file} lies elsewhere than expected.`);
  return file.slice(FOLDER.length);
}

/** What all routes say, as most of them say it. */
function commonOf(routes: readonly object[]): Record<string, unknown> {
  const common: Record<string, boolean> = {};
  for (const key of Object.keys(routes[0] ?? {})) {
    const said = routes.map((route) => (route as Record<string, unknown>)[key]);
    if (said.every((value) => typeof value === 'boolean'))
      common[key] = said.filter(Boolean).length * 2 > said.length;
  }
  return common;
}

/** Runs in the browser, as the text that it is here. */
function unpack({ files, common, routes, rest }: Packed): object {
  const names = files.split(' ');
  const listed = (steps: Steps) => {
    let at = 0;
    return steps.map((step) => {
      at += step;
      return `/assets/${names[at]}`;
    });
  };
  const entries = routes.map(([id, module, imports, css, own]) => {
    const shown = { ...common, ...own, id, module: `/assets/${module}` };
    return [id, { ...shown, imports: listed(imports), css: listed(css) }];
  });
  return { ...rest, routes: Object.fromEntries(entries) };
}
