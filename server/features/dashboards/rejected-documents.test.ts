import { expect, test } from 'vitest';
import { uploadCompanyDocuments } from '#contract/companies/documents.ts';
import { listPendingActions } from '#contract/dashboards/work-queue.ts';
import type { DocumentType } from '#contract/labels/companies.ts';
import { createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { documentForm, PDF } from '#server/testing/factories/companies.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

async function upload(recruiter: TestRecruiter, type: DocumentType, name: string): Promise<void> {
  const form = documentForm(type, { name, bytes: PDF });
  expect((await server.as(recruiter).call(uploadCompanyDocuments, { form })).status).toBe(201);
}

async function rejectAll({ companyId }: TestRecruiter): Promise<void> {
  await server.db
    .updateTable('companyDocuments')
    .set({ status: 'REJECTED', rejectionReason: 'The stamp cannot be read.' })
    .where('companyId', '=', companyId)
    .execute();
}

async function titlesOf(recruiter: TestRecruiter): Promise<string[]> {
  return (await server.as(recruiter).call(listPendingActions)).data.content.map(({ title }) => title);
}

test('a rejected document is a task until another of its kind was uploaded that was not rejected', async () => {
  const recruiter = await createRecruiter(server.db);
  await upload(recruiter, 'OTHER', 'stamp.pdf');
  await rejectAll(recruiter);
  await upload(recruiter, 'GST_CERTIFICATE', 'gst.pdf');
  expect(await titlesOf(recruiter)).toEqual(['Replace stamp.pdf']);
  await upload(recruiter, 'OTHER', 'clear.pdf');
  expect(await titlesOf(recruiter)).toEqual([]);
});

test('it is a task again when the new one is rejected too', async () => {
  const recruiter = await createRecruiter(server.db);
  await upload(recruiter, 'OTHER', 'stamp.pdf');
  await rejectAll(recruiter);
  await upload(recruiter, 'OTHER', 'darker.pdf');
  await rejectAll(recruiter);
  expect((await titlesOf(recruiter)).toSorted()).toEqual(['Replace darker.pdf', 'Replace stamp.pdf']);
});
