import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

const ATTACK = '</script><script>alert(1)</script>';
const page = (main: string) =>
  `<html><head><title>Page</title></head><body><main id="main">${main}</main></body></html>`;

/** A built web that renders the titles of jobs and counts the renderings. */
const BUILT = `
let drawn = 0;
const answersOfPage = { defaultValue: {} };
const escaped = (text) => text.replaceAll('<', '&lt;');
export const entry = { module: {
  answersOfPage,
  drawnPage(address) {
    const [, id] = /^\\/jobs\\/([\\w-]+)$/.exec(address) ?? [];
    return id && { built: '/jobs/one', calls: ['/api/jobs/' + id] };
  },
  default(request, status, headers, page, given) {
    const [job] = Object.values(given.get(answersOfPage));
    drawn++;
    return new Response('<main id="main"><h1 style="color:red">' + escaped(job.title) + '</h1>' + drawn + '</main>', { status, headers });
  },
} };
const Screen = () => null;
export const routes = {
  root: { id: 'root', path: '', module: { default: Screen } },
  job: { id: 'job', parentId: 'root', path: 'jobs/:jobId', module: { default: Screen } },
};
const of = (id) => ({ id, module: '', imports: [], css: [] });
export const assets = { version: '1', url: '', entry: { module: '', imports: [] }, routes: { root: of('root'), job: of('job') } };
export const basename = '/';
export const future = {};
export const ssr = false;
export const isSpaMode = false;
export const prerender = [];
export const routeDiscovery = { mode: 'initial' };
export const publicPath = '/';
export const assetsBuildDirectory = '';
`;

let server: TestServer;
let recruiter: TestRecruiter;
beforeAll(async () => {
  server = await startServer({
    pages: {
      '/__spa-fallback.html': page('Fallback'),
      '/jobs/one': page('Loading'),
      '../server/index.js': BUILT,
      '../server/package.json': '{"type":"module"}',
    },
  });
  recruiter = await createRecruiter(server.db);
});
afterAll(() => server.close());

const textOf = async (path: string) => (await server.fetch(path)).text();
const answersIn = (html: string) => JSON.parse(/id="answers">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}');

test('a job is in its page before any script runs, with the answer that it was rendered from', async () => {
  const { id } = await createJob(server.db, recruiter, { title: 'Compiler engineer' });
  const html = await textOf(`/jobs/${id}`);
  expect(html).toContain('<h1 style="color:red">Compiler engineer</h1>');
  expect(html).not.toContain('Loading');
  expect(answersIn(html)).toMatchObject({ [`/api/jobs/${id}`]: { id, title: 'Compiler engineer' } });
});

test('a job cannot inject scripts or styles; what React renders around it is allowed', async () => {
  const { id } = await createJob(server.db, recruiter, {
    title: `Lead ${ATTACK}`,
    description: `${ATTACK}<p style="color:blue">`,
  });
  const answer = await server.fetch(`/jobs/${id}`);
  const html = await answer.text();
  expect(html).not.toContain('<script>alert(1)');
  expect(answersIn(html)[`/api/jobs/${id}`].title).toBe(`Lead ${ATTACK}`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(policy).toContain(hashOf('color:red'));
  expect(policy).not.toContain(hashOf('color:blue'));
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
});

test('a page is rendered again only when its data changes', async () => {
  const { id } = await createJob(server.db, recruiter, { title: 'Before' });
  const first = await textOf(`/jobs/${id}`);
  expect(await textOf(`/jobs/${id}`)).toBe(first);
  await server.db.updateTable('jobs').set({ title: 'After' }).where('id', '=', id).execute();
  expect(await textOf(`/jobs/${id}`)).toContain('After</h1>');
});

test('a closed or unknown job gets the app shell', async () => {
  const { id } = await createJob(server.db, recruiter, { status: 'CLOSED' });
  const closed = await server.fetch(`/jobs/${id}`);
  expect(closed.status).toBe(410);
  expect(await closed.text()).toContain('Fallback');
  expect(await textOf('/jobs/0199aaaa-0000-7000-8000-000000000000')).toContain('Fallback');
});
