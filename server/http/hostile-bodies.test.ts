import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { ENDPOINTS } from '#contract/all.ts';
import { login } from '#contract/auth/session.ts';
import { checkEmailStatus } from '#contract/auth/sign-up.ts';
import { saveCompleteProfile } from '#contract/candidates/complete.ts';
import { findInvalidCharacters } from '#contract/core/characters.ts';
import { createCandidate } from '#server/testing/factories/accounts.ts';
import type { Shape } from '#server/testing/hostile-values.ts';
import { ownServer } from '#server/testing/server.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** A size that used to be accepted and parsed. */
const HOSTILE_BYTES = 0.9 * MEGABYTE;

const server = ownServer({ limits: true });

const JSON_TYPE = { 'content-type': 'application/json' };

function nested(bytes: number): string {
  return `{"email":${'['.repeat(Math.floor(bytes / 2))}${']'.repeat(Math.floor(bytes / 2))}}`;
}

const HOSTILE = [
  nested(HOSTILE_BYTES),
  `{"email":[${'[],'.repeat(HOSTILE_BYTES / 3)}[]]}`,
  `{"email":"${'\\u0000'.repeat(HOSTILE_BYTES / 6)}"}`,
  `{${Array.from({ length: HOSTILE_BYTES / 12 }, (_, i) => `"k${i}":[[]]`).join(',')}}`,
  `{"__proto__":${nested(HOSTILE_BYTES)}}`,
];

/** A stream has no Content-Length, so the size is only known by counting. */
function inPieces(text: string): ReadableStream {
  return new Blob([text]).stream();
}

/** The length of the longest text parsed during `work`; parsing is where the cost of a body begins. */
async function longestParsed(work: () => Promise<void>): Promise<number> {
  const parse = vi.spyOn(JSON, 'parse');
  await work();
  const lengths = parse.mock.calls.map(([text]) => String(text).length);
  parse.mockRestore();
  return Math.max(...lengths);
}

async function post(path: string, body: BodyInit): Promise<[number, string]> {
  const init = { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' } as RequestInit;
  const answer = await server.fetch(path, init);
  return [answer.status, (await answer.json()).code];
}

test('thirty bodies of nearly a megabyte are refused before any is parsed, with and without a Content-Length', async () => {
  const answers: [number, string][] = [];
  const parsed = await longestParsed(async () => {
    for (let i = 0; i < 30; i += 1) {
      const text = HOSTILE[i % HOSTILE.length]!;
      answers.push(await post(login.path, i % 2 ? text : inPieces(text)));
    }
  });
  expect(answers).toEqual(Array(30).fill([413, 'PAYLOAD_TOO_LARGE']));
  expect(parsed).toBeLessThanOrEqual(64 * KILOBYTE);
});

test.each([
  ['arrays', nested(60 * KILOBYTE)],
  ['objects', `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`],
  ['arrays after a text that ends in a backslash', `{"a":"\\\\","b":${'['.repeat(3000)}${']'.repeat(3000)}}`],
])('%s nested in each other are refused before they are parsed', async (_, text) => {
  const parsed = await longestParsed(async () => {
    expect(await post(login.path, text)).toEqual([400, 'MALFORMED_REQUEST']);
  });
  expect(parsed).toBeLessThan(KILOBYTE);
});

test('brackets inside a text do not count as depth', async () => {
  const password = `${'[{'.repeat(100)}\\"${'['.repeat(100)}`;
  const answer = await server.call(login, { body: { email: 'nobody@people.test', password } });
  expect(answer).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
});

test('looking for invalid characters allocates nothing', () => {
  const wide = JSON.parse(`[${'[["a",{"b":"c"}]],'.repeat(10_000)}[]]`);
  const lists = vi.spyOn(Array.prototype, 'entries');
  const entries = vi.spyOn(Object, 'entries');
  const found = findInvalidCharacters(wide);
  const made = lists.mock.calls.length + entries.mock.calls.length;
  lists.mockRestore();
  entries.mockRestore();
  expect(found).toBeUndefined();
  expect(made).toBeLessThan(5);
});

test('a caller over the limit is refused before the body is read', async () => {
  const body = JSON.stringify({ email: 'somebody@people.test' });
  for (let i = 0; i < 30; i += 1) expect((await post(checkEmailStatus.path, body))[0]).toBe(200);
  const text = `{"email":"${'a'.repeat(2 * KILOBYTE)}"}`;
  const parsed = await longestParsed(async () => {
    expect(await post(checkEmailStatus.path, text)).toEqual([429, 'RATE_LIMITED']);
  });
  expect(parsed).toBeLessThan(KILOBYTE);
});

interface Bounded extends Omit<Shape, 'type' | 'items' | 'properties' | 'anyOf' | 'oneOf'> {
  type?: string | string[];
  maxLength?: number;
  maxItems?: number;
  items?: Bounded;
  properties?: Record<string, Bounded>;
  anyOf?: Bounded[];
  oneOf?: Bounded[];
}

/** UTF-8 takes three bytes for most letters of Indian languages. */
const BYTES_A_LETTER = 3;
/**
 * For fields without a maximum, which have a limiting pattern or format: times, e-mail codes, numbers of
 * companies.
 */
const LETTERS_WITHOUT_MAX = 100;
const ITEMS_WITHOUT_MAX = 100;
const NUMBER_BYTES = 20;

/** The size in bytes of the longest JSON body that this schema accepts. */
function longestBody(schema: z.ZodType): number {
  return bytesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Bounded);
}

function bytesOf(shape: Bounded): number {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return Math.max(...choices.map(bytesOf));
  if (shape.enum) return Math.max(...shape.enum.map((value) => JSON.stringify(value).length));
  const types = [shape.type ?? 'null'].flat();
  return Math.max(...types.map((type) => bytesOfType(type, shape)));
}

function bytesOfType(type: string, { maxLength, maxItems, items = {}, properties = {} }: Bounded): number {
  if (type === 'string') return 2 + BYTES_A_LETTER * (maxLength ?? LETTERS_WITHOUT_MAX);
  if (type === 'array') return 2 + (maxItems ?? ITEMS_WITHOUT_MAX) * (1 + bytesOf(items));
  if (type !== 'object') return NUMBER_BYTES;
  const fields = Object.entries(properties).map(([name, inner]) => name.length + 4 + bytesOf(inner));
  return fields.reduce((sum, bytes) => sum + bytes, 2);
}

test('nothing that the contract accepts is too large to send', async () => {
  const small = ENDPOINTS.filter(({ body, upload, maxBytes }) => body && !upload && !maxBytes);
  const tooSmall = small.filter(({ body }) => body && longestBody(body) > 64 * KILOBYTE);
  expect(tooSmall.map(({ name }) => name)).toEqual([]);
});

test('a profile can have up to a megabyte', async () => {
  const asha = await createCandidate(server.db);
  const send = async (letters: number) => {
    const init = { method: saveCompleteProfile.method, headers: JSON_TYPE };
    const body = JSON.stringify({ basicInfo: 'a'.repeat(letters) });
    return (await server.as(asha).fetch(saveCompleteProfile.path, { ...init, body })).status;
  };
  expect(await send(MEGABYTE - KILOBYTE)).toBe(400);
  expect(await send(MEGABYTE)).toBe(413);
});

test('only signed-in callers may send more than 64 KB', () => {
  const open = ENDPOINTS.filter(({ maxBytes, access }) => maxBytes && access.kind !== 'user');
  expect(open).toEqual([]);
});

test.each([
  ['lists', '[],'],
  ['numbers', '1,'],
])(
  'a megabyte of small %s is refused before it is parsed, even where a megabyte is allowed',
  async (_, one) => {
    const asha = await createCandidate(server.db);
    const body = `{"a":[${one.repeat(Math.floor(HOSTILE_BYTES / one.length))}0]}`;
    const parsed = await longestParsed(async () => {
      const answer = await server
        .as(asha)
        .fetch(saveCompleteProfile.path, { method: 'PUT', headers: JSON_TYPE, body });
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'MALFORMED_REQUEST']);
    });
    expect(parsed).toBeLessThan(KILOBYTE);
  },
);
