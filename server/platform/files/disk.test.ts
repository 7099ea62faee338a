import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getEducation } from '#contract/candidates/education.ts';
import { uploadResume } from '#contract/candidates/profile.ts';
import { downloadFile } from '#contract/files.ts';
import { uploadDegreeProof } from '#contract/verifications/own.ts';
import type { TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION } from '#server/testing/factories/candidates.ts';
import { SMALL_PDF } from '#server/testing/files/hostile-files.ts';
import { storedFiles } from '#server/testing/files/stored-files.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'medallist-disk-'));

let server: TestServer;
let asha: TestAccount;
beforeAll(async () => {
  server = await startServer({ silent: true, env: { DATA_DIR } });
  asha = await createSearchableCandidate(server.db, { education: EDUCATION });
});
afterAll(async () => {
  await server.close();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

function formOf(field: string): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(SMALL_PDF)]), 'cv.pdf');
  return form;
}

function sendResume() {
  return server.as(asha).call(uploadResume, { form: formOf('resume') });
}

const onDisk = () => storedFiles(DATA_DIR);

/** Simulates a full disk while `work` runs. */
async function withFullDisk<T>(work: () => Promise<T>): Promise<T> {
  const { writeFile } = fs.promises;
  fs.promises.writeFile = () =>
    Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    fs.promises.writeFile = writeFile;
    syncBuiltinESMExports();
  }
}

test('an upload that the database refuses leaves nothing on the disk', async () => {
  const { data } = await server.as(asha).call(getEducation);
  const params = { id: data.educations[0]?.id ?? '' };
  const submit = () => server.as(asha).call(uploadDegreeProof, { params, form: formOf('document') });
  expect((await submit()).status).toBe(200);
  const before = onDisk();
  expect(before).toHaveLength(1);
  expect(await submit()).toMatchObject({ status: 409, code: 'PROOF_WAITING' });
  expect(onDisk()).toEqual(before);
});

test('a full disk is reported in words, and existing files stay', async () => {
  const { data } = await sendResume();
  const before = onDisk();
  expect(await withFullDisk(sendResume)).toMatchObject({
    status: 507,
    code: 'STORAGE_FULL',
    message: 'There is no room to store this at the moment. Please try again later.',
  });
  expect(onDisk()).toEqual(before);
  const params = { id: data.resumeFile.id };
  expect((await server.as(asha).call(downloadFile, { params })).status).toBe(200);
});

test('a file whose bytes were lost is reported as gone', async () => {
  const { data } = await sendResume();
  for (const file of onDisk()) rmSync(file);
  const answer = await server.as(asha).call(downloadFile, { params: { id: data.resumeFile.id } });
  expect(answer).toMatchObject({
    status: 410,
    code: 'FILE_LOST',
    message: 'This file is no longer available. Please ask for it to be uploaded again.',
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await sendResume()).status).toBe(200);
});
