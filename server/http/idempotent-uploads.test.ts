import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getEducation } from '#contract/candidates/education.ts';
import { listCompanyDocuments, uploadCompanyDocuments } from '#contract/companies/documents.ts';
import { getDegreeProof, uploadDegreeProof } from '#contract/verifications/own.ts';
import { createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION } from '#server/testing/factories/candidates.ts';
import { documentForm, PDF } from '#server/testing/factories/companies.ts';
import { SMALL_PDF } from '#server/testing/files/hostile-files.ts';
import { storedFiles } from '#server/testing/files/stored-files.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'medallist-uploads-'));

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { DATA_DIR } });
});
afterAll(async () => {
  await server.close();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

const onDisk = () => storedFiles(DATA_DIR);

const newcomer = () => createRecruiter(server.db, { approvalStatus: 'NOT_SUBMITTED' });
const under = (key: string) => ({ 'idempotency-key': key });

function send(recruiter: TestRecruiter, { name = 'gst.pdf', bytes = PDF, type = 'OTHER' } = {}) {
  const form = documentForm(type, { name, bytes });
  return server.as(recruiter).call(uploadCompanyDocuments, { form, headers: under('key-1') });
}

const listOf = async (recruiter: TestRecruiter) =>
  (await server.as(recruiter).call(listCompanyDocuments)).data.map(({ id }) => id);

test('documents that are sent twice with one key are stored once, and so are their bytes', async () => {
  const rohan = await newcomer();
  const first = await send(rohan);
  const kept = onDisk();
  const second = await send(rohan);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect(await listOf(rohan)).toEqual(first.data.map(({ id }) => id));
  expect(onDisk()).toEqual(kept);
});

test('of four concurrent uploads with one key, one is stored', async () => {
  const rohan = await newcomer();
  const before = onDisk().length;
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(rohan)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await listOf(rohan)).toHaveLength(1);
  expect(onDisk()).toHaveLength(before + 1);
});

test.each([
  ['another content', { bytes: Buffer.concat([PDF, Buffer.from(' ')]) }],
  ['another name', { name: 'pan.pdf' }],
  ['another field', { type: 'GST_CERTIFICATE' }],
])('the same key with %s is refused, and nothing of it is stored', async (_what, other) => {
  const rohan = await newcomer();
  await send(rohan);
  const kept = onDisk();
  expect(await send(rohan, other)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' });
  expect(await listOf(rohan)).toHaveLength(1);
  expect(onDisk()).toEqual(kept);
});

test('a certificate that is sent again with its key gets the first answer', async () => {
  const asha = await createSearchableCandidate(server.db, { education: EDUCATION });
  const caller = server.as(asha);
  const params = { id: (await caller.call(getEducation)).data.educations[0]?.id ?? '' };
  const submit = () => {
    const form = new FormData();
    form.append('document', new Blob([new Uint8Array(SMALL_PDF)]), 'degree.pdf');
    return caller.call(uploadDegreeProof, { params, form, headers: under('key-1') });
  };
  const [first, second] = [await submit(), await submit()];
  expect(first.status).toBe(200);
  expect(second.body).toEqual(first.body);
  expect((await caller.call(getDegreeProof, { params })).data).toMatchObject({ status: 'PENDING' });
});
