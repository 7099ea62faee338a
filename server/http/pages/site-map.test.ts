import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { suspendCompany } from '#server/testing/factories/companies.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

const ORIGIN = 'http://localhost:3000';
/** They are next to the public routes, but redirect visitors who are not signed in to one of them. */
const AFTER_SIGN_IN = new Set(['account/inactive', 'dashboard']);

/** The build output of a public page for search engines. */
const built = (path: string) =>
  `<html><head><title>Page</title><meta property="og:url" content="${path}"/><link rel="canonical" href="${path}"/></head></html>`;

let server: TestServer;
let recruiter: TestRecruiter;
beforeAll(async () => {
  server = await startServer({
    pages: {
      '/': built('/'),
      '/help': built('/help'),
      '/login': '<html><head><title>Sign in</title><meta name="robots" content="noindex"/></head></html>',
    },
  });
  recruiter = await createRecruiter(server.db);
});
afterAll(() => server.close());

async function read(path: string) {
  const answer = await server.fetch(path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test('a built page gets the address it is served at', async () => {
  const { text } = await read('/help');
  expect(text).toContain(`<link rel="canonical" href="${ORIGIN}/help"/>`);
  expect(text).toContain(`<meta property="og:url" content="${ORIGIN}/help"/>`);
});

describe('/sitemap.xml', () => {
  test('lists the public pages for search engines', async () => {
    const { headers, text } = await read('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(text).toContain(`<url><loc>${ORIGIN}/</loc></url>\n<url><loc>${ORIGIN}/help</loc></url>\n`);
    expect(text).not.toContain('login');
  });

  test('lists a job while it is published, with the day of its last change', async () => {
    const open = await createJob(server.db, recruiter);
    const draft = await createJob(server.db, recruiter, { status: 'DRAFT' });
    const closed = await createJob(server.db, recruiter, { status: 'CLOSED' });
    const { text } = await read('/sitemap.xml');
    const entry = new RegExp(`<loc>${ORIGIN}/jobs/${open.id}</loc><lastmod>(.+?)</lastmod>`).exec(text);
    expect(Date.parse(entry?.[1] ?? '')).toBeCloseTo(Date.now(), -5);
    expect(text).not.toContain(draft.id);
    expect(text).not.toContain(closed.id);
  });

  test('leaves out the jobs of a company that may not hire here', async () => {
    const suspended = await createRecruiter(server.db);
    const { id } = await createJob(server.db, suspended);
    await suspendCompany(server.db, suspended);
    expect((await read('/sitemap.xml')).text).not.toContain(id);
  });

  test('lists every job once, for any number of jobs', async () => {
    const { id } = await createJob(server.db, recruiter);
    const row = await server.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const copies = Array.from({ length: 2100 }, (_, place) => ({
      ...row,
      id: `0199${String(place).padStart(4, '0')}${id.slice(8)}`,
    }));
    for (const part of [copies.slice(0, 700), copies.slice(700, 1400), copies.slice(1400)])
      await server.db.insertInto('jobs').values(part).execute();
    const found = [...(await read('/sitemap.xml')).text.matchAll(/jobs\/([0-9a-f-]{36})/g)].map(
      ([, own]) => own,
    );
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(expect.arrayContaining(copies.map((copy) => copy.id)));
  });
});

describe('/robots.txt', () => {
  /** As crawlers read it: the longest matching rule applies. */
  async function readRules(): Promise<(path: string) => boolean> {
    const { text } = await read('/robots.txt');
    const rules = [...text.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, start = '']) => ({
      kind,
      start,
    }));
    return (path) => {
      const matching = rules.filter(({ start }) => path.startsWith(start));
      return matching.toSorted((a, b) => b.start.length - a.start.length)[0]?.kind !== 'Disallow';
    };
  }

  test('names the site map', async () => {
    const { headers, text } = await read('/robots.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });

  test('keeps crawlers out of every signed-in screen and allows every public one', async () => {
    const mayRead = await readRules();
    const routes = [
      ...readFileSync('web/routes.ts', 'utf8').matchAll(/route\(\s*'([^'*]+)',\s*'screens\/(\w+)\//g),
    ];
    const wrong = routes
      .map(([, path = '', room = '']) => ({
        path: `/${path}`,
        isPublic: ['public', 'access'].includes(room) && !AFTER_SIGN_IN.has(path),
      }))
      .filter(({ path, isPublic }) => mayRead(path) !== isPublic);
    expect(routes.length).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
  });

  test('allows them to read the data of a job page', async () => {
    const mayRead = await readRules();
    expect(mayRead('/')).toBe(true);
    expect(mayRead('/api/jobs')).toBe(true);
    expect(mayRead('/recruiter')).toBe(true);
  });
});
