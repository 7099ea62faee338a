import { describe, expect, test } from 'vitest';
import { filesOf, isOfBuild, isWorkerWithdrawn, outdatedStores, pagePath, planFor } from './routing.ts';

const HERE = 'https://medallist.example';
const plan = (path: string, { method = 'GET', mode = 'cors' } = {}) =>
  planFor({ method, mode, url: new URL(path, HERE).href }, HERE);

describe('the worker handles', () => {
  test('pages, including those that are not in the build', () => {
    for (const path of ['/', '/home', '/jobs/0199-a', '/recruiter/interviews?interview=1', '/apiary']) {
      expect(plan(path, { mode: 'navigate' }), path).toBe('page');
    }
  });

  test('files by the hash in their name', () => {
    expect(plan('/assets/app-abc.js')).toBe('file');
    expect(plan('/assets/inter-latin-abc.woff2')).toBe('file');
  });

  test('no data, streams, downloads and paths for machines', () => {
    const paths = [
      '/api/live',
      '/api/files/1?ticket=2',
      '/dev/mailbox',
      '/docs',
      '/livez',
      '/sw.js',
      '/robots.txt',
    ];
    for (const path of paths) {
      expect(plan(path), path).toBe('nothing');
      expect(plan(path, { mode: 'navigate' }), path).toBe('nothing');
    }
  });

  test('no writes, and no other hosts', () => {
    expect(plan('/home', { method: 'POST', mode: 'navigate' })).toBe('nothing');
    expect(plan('/assets/app-abc.js', { method: 'POST' })).toBe('nothing');
    expect(plan('https://elsewhere.example/home', { mode: 'navigate' })).toBe('nothing');
    expect(plan('https://elsewhere.example/assets/app.js')).toBe('nothing');
  });
});

test('a page belongs to the build whose route manifest it names', () => {
  const html = '<script>import "/assets/manifest-8aa0713b.js"</script>';
  expect(isOfBuild(html, '8aa0713b')).toBe(true);
  expect(isOfBuild('<meta name="build" content="8aa0713b"/>', '8aa0713b')).toBe(true);
  expect(isOfBuild(html, '00000000')).toBe(false);
});

test('the files of a page are listed once each, in any spelling', () => {
  const html = `<link href="/assets/a-1.css"/><link href="/assets/b-_2.js"/>
    <script>for (const href of ["/assets/b-_2.js","/assets/c.3.js"]) import("/assets/start-4.js")</script>
    <img src="/assets/picture.png"/>`;
  expect(filesOf(html)).toEqual([
    '/assets/a-1.css',
    '/assets/b-_2.js',
    '/assets/c.3.js',
    '/assets/start-4.js',
  ]);
});

test('a page is identified by its path alone', () => {
  expect(pagePath(`${HERE}/help/?from=mail#top`)).toBe('/help');
  expect(pagePath(`${HERE}/?ref=1`)).toBe('/');
});

test('of earlier builds only the last is kept, and other caches are left alone', () => {
  const names = ['shell-1', 'answers-ann-3', 'shell-2', 'shell-3', 'shell-4'];
  expect(outdatedStores(names, 'shell-4')).toEqual(['shell-1', 'shell-2']);
  expect(outdatedStores(['shell-4', 'shell-3'], 'shell-4')).toEqual([]);
  expect(outdatedStores(['shell-4'], 'shell-4')).toEqual([]);
});

test('a worker unregisters when the server has none, not when the server is down', () => {
  const script = 'text/javascript; charset=utf-8';
  expect([404, 410].map((status) => isWorkerWithdrawn(status, 'application/json'))).toEqual([true, true]);
  expect(isWorkerWithdrawn(200, 'text/html')).toBe(true);
  expect(isWorkerWithdrawn(200, script)).toBe(false);
  for (const status of [304, 401, 429, 500, 503]) expect(isWorkerWithdrawn(status, 'text/html')).toBe(false);
});
