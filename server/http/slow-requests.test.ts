import net from 'node:net';
import { setInterval as everyFew } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#contract/auth/session.ts';
import { uploadResume } from '#contract/candidates/profile.ts';
import { createCandidate, type TestAccount } from '#server/testing/factories/accounts.ts';
import { SMALL_PDF } from '#server/testing/files/hostile-files.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let asha: TestAccount;
beforeAll(async () => {
  server = await startServer({ env: { REQUEST_SECONDS: '1' } });
  asha = await createCandidate(server.db);
});
afterAll(() => server.close());

const KILOBYTE = 1024;
const PIECE_MS = 100;

/**
 * What the server answers to a request in pieces, until it ends the connection or there are no more pieces.
 */
async function send(head: string[], pieces: Iterable<string | Buffer>): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  const socket = net.connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(head.join('\r\n'));
  const rest = Iterator.from(pieces);
  for await (const _ of everyFew(PIECE_MS)) {
    const { done, value } = rest.next();
    if (done || socket.destroyed) break;
    socket.write(value);
  }
  await closed;
  return answer;
}

function* endless(piece: string | Buffer): Generator<string | Buffer> {
  for (;;) yield piece;
}

const headOf = ({ method, path }: { method: string; path: string }, ...more: string[]) => [
  `${method} ${path} HTTP/1.1`,
  'host: medallist.test',
  `authorization: Bearer ${asha.token}`,
  'connection: close',
  ...more,
];
const END = ['', ''];
const JSON_TYPE = 'content-type: application/json';
const FORM = 'content-type: multipart/form-data; boundary=b';
const PART = '--b\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n';
const CHUNKED = 'transfer-encoding: chunked';

const TRICKLES: [string, () => string[], string][] = [
  ['a head', () => headOf(login), '\r\nx-a: b'],
  ['a body with a Content-Length', () => headOf(login, JSON_TYPE, 'content-length: 60000', ...END), ' '],
  ['a body in chunks', () => headOf(login, JSON_TYPE, CHUNKED, ...END), '1\r\n \r\n'],
  ['a file', () => headOf(uploadResume, FORM, 'content-length: 900000', '', PART), ' '],
  [
    'a body that no endpoint accepts',
    () => headOf({ method: 'POST', path: '/%' }, 'content-length: 900', ...END),
    ' ',
  ],
];

test.each(TRICKLES)('%s that trickles is cut off at its time limit', async (_, head, piece) => {
  const answer = await send(head(), endless(piece));
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
});

test.each(TRICKLES.slice(0, 4))(
  'a client that sends %s too slowly gets an answer that says so',
  async (_, head, piece) => {
    const [status, json] = (await send(head(), endless(piece))).split(/\r\n[\s\S]*\r\n\r\n/);
    expect(status).toBe('HTTP/1.1 408 Request Timeout');
    expect(JSON.parse(json ?? '')).toMatchObject({
      success: false,
      code: 'REQUEST_TIMEOUT',
      message: 'This took too long to reach us. Please check your connection and try again.',
    });
  },
);

test('a silent connection is closed', async () => {
  expect(await send([], endless(''))).toContain('408');
});

test('of thirty trickling connections none remains', async () => {
  const all = Array.from({ length: 30 }, (_, i) => {
    const [, head, piece] = TRICKLES[i % TRICKLES.length]!;
    return send(head(), endless(piece));
  });
  expect((await Promise.all(all)).filter((answer) => !answer.startsWith('HTTP/1.1 4'))).toEqual([]);
});

test('a file over a slow connection gets as much time as it needs while enough of it arrives', async () => {
  const file = Buffer.concat([SMALL_PDF, Buffer.alloc(250 * KILOBYTE, ' ')]);
  const form = Buffer.concat([Buffer.from(PART), file, Buffer.from('\r\n--b--\r\n')]);
  const head = headOf(uploadResume, FORM, `content-length: ${form.length}`, ...END);
  const pieces = Array.from({ length: 26 }, (_, i) =>
    form.subarray(i * 10 * KILOBYTE, (i + 1) * 10 * KILOBYTE),
  );
  expect(await send(head, pieces)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a refused client cannot keep its connection open by sending more', async () => {
  const head = headOf(login, FORM, 'content-length: 90000000', '', PART).filter(
    (line) => line !== 'connection: close',
  );
  expect(await send(head, endless(Buffer.alloc(10 * KILOBYTE)))).toMatch(/^HTTP\/1\.1 415 /);
});

test('an invalid HTTP request gets an answer in the usual error format', async () => {
  const answer = await send(['What?', ...END], []);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"code":"MALFORMED_REQUEST"');
});
