import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadProfilePicture } from '#contract/account/profile.ts';
import { getEducation } from '#contract/candidates/education.ts';
import { RESUME_LIMIT_BYTES, uploadResume } from '#contract/candidates/profile.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { PROOF_MAX_BYTES, uploadDegreeProof, withdrawDegreeProof } from '#contract/verifications/own.ts';
import { Caller } from '#server/testing/caller.ts';
import type { TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION } from '#server/testing/factories/candidates.ts';
import { HOSTILE_FILES, padded, SMALL_PDF } from '#server/testing/files/hostile-files.ts';
import { storedFiles } from '#server/testing/files/stored-files.ts';
import { addressOf } from '#server/testing/processes.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

const MEGABYTE = 1024 * 1024;
/** In addition to what the process needs when idle. */
const MOST_GROWTH = 100 * MEGABYTE;
const SECRET = 'only for tests, thirty-two characters at least';

let server: TestServer;
let folder: string;
let victim: ReturnType<typeof spawn>;
let origin: string;
let asha: TestAccount;
let educationId: string;

/** A separate server process, so that its memory can be measured. */
beforeAll(async () => {
  server = await startServer();
  asha = await createSearchableCandidate(server.db, { education: EDUCATION });
  educationId = (await server.as(asha).call(getEducation)).data.educations[0]?.id ?? '';
  folder = await mkdtemp(path.join(tmpdir(), 'medallist-hostile-'));
  const env = { ...process.env, DATABASE_URL: await addressOf(server), DATA_DIR: folder, JWT_SECRET: SECRET };
  victim = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...env,
      NODE_ENV: 'test',
      PORT: String(await freePort()),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
      // As in every test: requests must not be refused because a shared machine is slow for a moment.
      MAX_LOOP_DELAY_MS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  origin = await listening();
}, 60_000);

afterAll(async () => {
  victim.kill();
  await once(victim, 'exit');
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

function listening(): Promise<string> {
  return new Promise((resolve, reject) => {
    victim.stdout?.on('data', (chunk) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(String(chunk));
      if (found) resolve(found[0]);
    });
    victim.once('exit', () => reject(new Error('The server process ended before it listened')));
  });
}

function memory(): number {
  const status = readFileSync(`/proc/${victim.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}

const DOORS = {
  'as a resume': { endpoint: uploadResume, refusal: 'Please upload a PDF or DOC file' },
  'as proof of a degree': { endpoint: uploadDegreeProof, refusal: 'Please upload a PDF, JPG or PNG file' },
  'as a profile picture': {
    endpoint: uploadProfilePicture,
    refusal: 'Please upload a PNG, JPG or WebP picture.',
  },
} as const;
type Door = keyof typeof DOORS;

async function send(door: Door, bytes: Buffer, name: string) {
  const { endpoint } = DOORS[door];
  const form = new FormData();
  form.append(
    endpoint.upload?.field ?? '',
    new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }),
    name,
  );
  const caller = new Caller(origin, asha.token);
  const answer = await caller.call(endpoint as Endpoint, { params: { id: educationId }, form });
  // Removes the document, so that the next upload is possible.
  if (door === 'as proof of a degree' && answer.status === 200) {
    await caller.call(withdrawDegreeProof, { params: { id: educationId } });
  }
  return answer;
}

function newestFile() {
  return server.db
    .selectFrom('files')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Every file on disk has its row, and every row its file. */
async function expectNoOrphans(): Promise<void> {
  const rows = await server.db.selectFrom('files').select('storageKey').execute();
  const stored = storedFiles(folder).map((file) => path.relative(path.join(folder, 'files'), file));
  expect(stored.sort()).toEqual(rows.map(({ storageKey }) => storageKey).sort());
}

describe.each(Object.keys(DOORS) as Door[])('a hostile file sent %s', (door) => {
  test.each(HOSTILE_FILES)(
    'is refused with a readable message or stored where it is harmless: $what',
    async ({ bytes, name }) => {
      const before = await newestFile();
      const answer = await send(door, bytes, name);
      const after = await newestFile();
      if (answer.status !== 200) {
        expect([400, 413, 415]).toContain(answer.status);
        expect([
          DOORS[door].refusal,
          'File size must be less than 5MB',
          'The file must be 5 MB or smaller',
          'This is too large to accept.',
        ]).toContain(answer.message);
        expect(after?.id).toBe(before?.id);
      } else {
        await expectInert(after?.id ?? '', after?.name ?? '');
      }
      await expectNoOrphans();
    },
  );
});

const NAME = /^[^/\\\p{C}\u202a-\u202e]{1,130}\.(pdf|docx?|jpg|png|webp)$/u;

/** A browser shows it as a picture at most, and never executes it. */
async function expectInert(id: string, name: string): Promise<void> {
  expect(name).toMatch(NAME);
  const file = await new Caller(origin, asha.token).fetch(`/api/files/${id}`);
  expect(file.status).toBe(200);
  const type = file.headers.get('content-type') ?? '';
  expect(type).toMatch(/^(application\/(pdf|msword|vnd\.openxml)|image\/(png|jpeg|webp))/);
  const disposition = file.headers.get('content-disposition');
  expect(disposition).toMatch(type.startsWith('image/') ? /^(inline|attachment);/ : /^attachment;/);
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  expect(file.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
}

test('what is not a document is refused everywhere, regardless of its name', async () => {
  const refused = HOSTILE_FILES.filter(({ what }) =>
    /program named|two endings|shell script|test virus$|web page named|drawing|nothing at all|single byte|zeros|in front of|installer|compressed/.test(
      what,
    ),
  );
  expect(refused.length).toBeGreaterThan(12);
  for (const { bytes, name } of refused) {
    for (const door of Object.keys(DOORS) as Door[])
      expect((await send(door, bytes, name)).status).not.toBe(200);
  }
});

test('the only archives accepted as resumes are whole Word documents of an acceptable size', async () => {
  const archives = HOSTILE_FILES.filter(({ name }) => /\.(docx|xlsx)$/.test(name));
  const taken: string[] = [];
  for (const { what, bytes, name } of archives) {
    if ((await send('as a resume', bytes, name)).status === 200) taken.push(what);
  }
  expect(taken).toEqual([
    'a Word document that holds archives in archives',
    'a Word document with paths that climb',
    'a Word document with macros',
  ]);
});

test.each([
  ['as a resume', RESUME_LIMIT_BYTES - 1, 200],
  ['as a resume', RESUME_LIMIT_BYTES, 413],
  ['as proof of a degree', PROOF_MAX_BYTES, 200],
  ['as proof of a degree', PROOF_MAX_BYTES + 1, 413],
] as const)('%s of %i bytes answers %i', async (door, size, status) => {
  expect((await send(door, padded(SMALL_PDF, size), 'cv.pdf')).status).toBe(status);
  await expectNoOrphans();
});

test('a hundred of the largest files, three at a time, and all hostile ones stay within 100 MB of memory', async () => {
  const largest = padded(SMALL_PDF, RESUME_LIMIT_BYTES - 1);
  for (let round = 0; round < 3; round += 1) await send('as a resume', largest, 'cv.pdf');
  const before = memory();
  let peak = before;
  for (let round = 0; round < 34; round += 1) {
    await Promise.all(Array.from({ length: 3 }, () => send('as a resume', largest, 'cv.pdf')));
    peak = Math.max(peak, memory());
  }
  for (const { bytes, name } of HOSTILE_FILES) {
    await send('as a resume', bytes, name);
    peak = Math.max(peak, memory());
  }
  expect(peak - before).toBeLessThan(MOST_GROWTH);
}, 60_000);
