import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STYLE_NONCE } from '#contract/style-nonce.ts';
import { createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

const START = 'globalThis.started = true;';
const ATTACK = 'alert(document.domain)';
const HEAD = `<meta property="csp-nonce" nonce="${STYLE_NONCE}"/><style nonce="${STYLE_NONCE}">p{}</style>`;

let server: TestServer;
let recruiter: TestRecruiter;
beforeAll(async () => {
  server = await startServer({
    pages: {
      '/__spa-fallback.html': `<html><head><title>Page</title>${HEAD}<script>${START}</script></head></html>`,
      '/help': `<p style="width:4px">Help</p><p style="font-family:&quot;Inter&quot;,&#x27;A&amp;B&#x27;">Help</p>`,
    },
  });
  recruiter = await createRecruiter(server.db);
});
afterAll(() => server.close());

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function read(path: string) {
  const answer = await server.fetch(path);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const rules = new Map(
    policy.split('; ').map((rule): [string, string[]] => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources];
    }),
  );
  return { text: await answer.text(), policy, rules };
}

const readNonce = (text: string) => /<meta property="csp-nonce" nonce="([^"]*)"/.exec(text)?.[1];

describe('data in a page', () => {
  test('runs no script, because only scripts of the build are allowed', async () => {
    const { id } = await createJob(server.db, recruiter, {
      title: `Lead </title><script>${ATTACK}</script>`,
      description: `</script><script>${ATTACK}</script><!-- <script>`,
      benefits: [`<img src=x onerror="${ATTACK}">`],
    });
    const { text, rules } = await read(`/jobs/${id}`);
    expect(rules.get('script-src')).toEqual(["'self'", hashOf(START)]);
    const scripts = [...text.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toEqual(['<script>', '<script type="application/ld+json">']);
    const [, json = ''] = /ld\+json">([\s\S]*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(json)).toMatchObject({ title: `Lead </title><script>${ATTACK}</script>` });
    expect(text).not.toContain('<img');
  });

  test('gets no nonce, even if it contains the placeholder', async () => {
    const { id } = await createJob(server.db, recruiter, { title: `Lead ${STYLE_NONCE}` });
    const { text } = await read(`/jobs/${id}`);
    expect(text).toContain(`<title>Lead ${STYLE_NONCE} at`);
    expect(text.split(readNonce(text) ?? '')).toHaveLength(3);
  });
});

test('every answer has its own nonce, which its policy allows only for styles', async () => {
  const first = await read('/anything');
  const second = await read('/anything');
  const nonce = readNonce(first.text) ?? '';
  expect(nonce).toMatch(/^[\w+/-]{22,}={0,2}$/);
  expect(first.text).toContain(`<style nonce="${nonce}">`);
  expect(first.rules.get('style-src')).toEqual(["'self'", `'nonce-${nonce}'`]);
  expect(first.rules.get('script-src')?.join()).not.toContain('nonce');
  expect(readNonce(second.text)).not.toBe(nonce);
});

test('a style attribute is allowed by its own hash, computed as the browser reads it', async () => {
  const { rules } = await read('/help');
  expect(rules.get('style-src')?.slice(2)).toEqual([
    "'unsafe-hashes'",
    hashOf('width:4px'),
    hashOf(`font-family:"Inter",'A&B'`),
  ]);
});

test('inline code is not allowed in general, and text becomes markup only through our own policy', async () => {
  for (const path of ['/help', '/anything']) {
    const { policy, rules } = await read(path);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(rules.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(rules.get('trusted-types')).toEqual(['default']);
  }
});
