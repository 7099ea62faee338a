import { expect, test } from 'vitest';
import { leanRoutes } from './lean-routes.ts';

const START = 'window.__reactRouterManifest=';

const says = { hasLoader: false, hasDefaultExport: true };
const entry = { module: '/assets/e.js', imports: ['/assets/a.js'], css: ['/assets/e.css'] };

function routesOf(name: (letter: string) => string) {
  const files = (letters: string, ending = 'js') =>
    [...letters].map((one) => `/assets/${name(one)}.${ending}`);
  return {
    root: {
      ...{ id: 'root', path: '', ...says, hasLoader: true, module: '/assets/r.js' },
      ...{ imports: ['/assets/a.js', ...files('b')], css: ['/assets/e.css', ...files('r', 'css')] },
    },
    frame: {
      ...{ id: 'frame', parentId: 'root', ...says, module: '/assets/f.js' },
      ...{ imports: files('bc'), css: [] },
    },
    page: {
      ...{ id: 'page', parentId: 'frame', path: 'page', ...says, module: '/assets/p.js' },
      ...{ imports: ['/assets/e.js', ...files('cd'), '/assets/f.js'], css: files('rqp', 'css') },
    },
    other: {
      ...{
        id: 'other',
        parentId: 'root',
        index: true,
        ...says,
        hasDefaultExport: false,
        module: '/assets/o.js',
      },
      ...{ imports: files('dc'), css: files('pq', 'css') },
    },
  };
}

function unpacked(script: string): unknown {
  const window: { __reactRouterManifest?: unknown } = {};
  new Function('window', script)(window);
  return window.__reactRouterManifest;
}

test('a route has what it had, but for files that what is around it names', () => {
  const routes = routesOf((letter) => letter);
  const script = `${START}${JSON.stringify({ entry, routes, version: 'v1' })};`;
  expect(unpacked(leanRoutes(script))).toEqual({
    entry,
    routes: {
      root: { ...routes.root, imports: ['/assets/b.js'], css: ['/assets/r.css'] },
      frame: { ...routes.frame, imports: ['/assets/c.js'] },
      // Styles keep their order, because they overrule each other.
      page: { ...routes.page, imports: ['/assets/d.js'], css: ['/assets/q.css', '/assets/p.css'] },
      other: { ...routes.other, imports: ['/assets/c.js', '/assets/d.js'] },
    },
    version: 'v1',
  });
});

test('each file that routes share is named once', () => {
  const routes = routesOf((letter) => `shared-${letter}`);
  const lean = leanRoutes(`${START}${JSON.stringify({ entry, routes, version: 'v1' })};`);
  for (const name of ['shared-b.js', 'shared-c.js', 'shared-d.js', 'shared-p.css', 'shared-q.css'])
    expect(lean.split(name).length, name).toBe(2);
});

test('a list that is written otherwise stops the build', () => {
  expect(() => leanRoutes('self.routes={}')).toThrow('otherwise than expected');
  const away = { root: { id: 'root', module: '/elsewhere/r.js' } };
  expect(() => leanRoutes(`${START}${JSON.stringify({ entry, routes: away, version: 'v1' })};`)).toThrow(
    'elsewhere than expected',
  );
});
