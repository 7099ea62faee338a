import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leanModule } from './lean-contract.ts';

/** Without what is pure by its mark, and the blanks that are no concern here. */
const asUsed = (code: string) => leanModule(code).replaceAll(/\s+/g, ' ').trim();

test('a call keeps what the web calls it by, and loses what the server checks and describes', () => {
  const code = `export const getThread = endpoint({
    name: "getThread",
    method: "GET",
    summary: "A conversation",
    access: correspondent("VIEWER"),
    params,
    query: z.object({ before: z.number() }),
    reads: ["messages"],
    response: z.object({ id: Id })
  });`;
  expect(asUsed(code)).toBe(
    'export const getThread = /*#__PURE__*/ (() => (endpoint({ name: "getThread", method: "GET", ' +
      'access: correspondent("VIEWER"), reads: ["messages"], })))();',
  );
});

test('it loses that also of calls that a function makes, and of what several calls share', () => {
  const code = `const shared = { body: Id, method: "PUT" };
export const save = endpoint({ name: "save", ...shared });
function calls(access) { return { list: endpoint({ access, response: z.array(Id) }) }; }`;
  expect(asUsed(code)).toBe(
    'const shared = { method: "PUT" }; ' +
      'export const save = /*#__PURE__*/ (() => (endpoint({ name: "save", ...shared })))(); ' +
      'function calls(access) { return { list: endpoint({ access, }) }; }',
  );
});

test('a constant that a call makes may be left out; others stay as they are', () => {
  expect(asUsed('const Id = z.uuid();')).toBe('const Id = /*#__PURE__*/ (() => (z.uuid()))();');
  expect(asUsed('export const TWO = [one(), 2], A = 1;')).toBe(
    'export const TWO = /*#__PURE__*/ (() => ([one(), 2]))(), A = 1;',
  );
  const kept =
    'const path = "/api"; export const f = (x) => g(x); export function h() { return g({ body: 1 }); }';
  expect(asUsed(kept)).toBe(kept);
});

test('no other object loses anything', () => {
  expect(asUsed('const made = other({ body: z.string() });')).toContain('{ body: z.string() }');
});

test('the web reads no part of a call that it does not have', () => {
  const calls = globSync('contract/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/export const (\w+) = endpoint\(/g)].map(([, name]) => name),
  );
  expect(calls.length).toBeGreaterThan(300);
  const read = new RegExp(
    String.raw`\b(?:${calls.join('|')})\.(?:summary|params|query|body|response)\b`,
    'g',
  );
  const faults = globSync('web/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(read) ?? []);
  expect(faults).toEqual([]);
});
