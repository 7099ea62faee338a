import { readdirSync, readFileSync, statSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { MANIFEST } from '../../web/worker/build-worker.ts';

interface Route {
  id: string;
  parentId?: string;
  module: string;
  imports: string[];
  css?: string[];
}

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, Route>;
}

const BUILT = 'build/client';

/** What a first visit to a screen downloads before it can be used. */
export interface RouteScripts {
  id: string;
  /** Kilobytes transferred, as compressed by brotli at build time. */
  kilobytes: number;
  files: number;
  /** All of these block the first paint. */
  stylesheets: number;
}

/**
 * For every built screen: its own scripts and styles, those of its layouts and of every page,
 * and the route manifest.
 */
export function routeScripts(): RouteScripts[] {
  const list = readdirSync(`${BUILT}/assets`)
    .map((name) => `/assets/${name}`)
    .find((file) => MANIFEST.test(file));
  if (!list) throw new Error('No list of routes was built.');
  const page: { __reactRouterManifest?: Manifest } = {};
  runInNewContext(readFileSync(BUILT + list, 'utf8'), { window: page });
  const manifest = page.__reactRouterManifest;
  if (!manifest) throw new Error('The list of routes says nothing.');
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? statSync(`${BUILT}${file}.br`).size;
    sizes.set(file, size);
    return size;
  };
  const withAround = (id: string | undefined): Route[] => {
    const route = id === undefined ? undefined : manifest.routes[id];
    return route ? [route, ...withAround(route.parentId)] : [];
  };
  const parents = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId));
  return Object.keys(manifest.routes)
    .filter((id) => !parents.has(id))
    .map((id) => {
      const routes = withAround(id);
      const scripts = routes.flatMap((route) => [route.module, ...route.imports]);
      const files = new Set([list, manifest.entry.module, ...manifest.entry.imports, ...scripts]);
      const styles = new Set(routes.flatMap(({ css = [] }) => css));
      const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
      return { id, kilobytes: bytes / 1000, files: files.size, stylesheets: styles.size };
    });
}
