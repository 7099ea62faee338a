import { describe, expect, test } from 'vitest';
import { cancelApplication, resubmitApplication, submitApplication } from '#contract/companies/approval.ts';
import {
  DOCUMENT_MAX_BYTES,
  deleteCompanyDocument,
  listCompanyDocuments,
  uploadCompanyDocuments,
} from '#contract/companies/documents.ts';
import { deleteCompanyLogo, getCompany, uploadCompanyLogo } from '#contract/companies/profile.ts';
import {
  adminApproveRecruiter,
  adminRejectRecruiter,
  adminRejectRecruiterDocument,
} from '#contract/companies/recruiter-review.ts';
import { createFileTicket, downloadFile } from '#contract/files.ts';
import type { Caller } from '#server/testing/caller.ts';
import { createAdmin, createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import {
  completeApplication,
  createApplicant,
  createMember,
  documentForm,
  PDF,
  PNG,
  type TestFile,
} from '#server/testing/factories/companies.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

const newcomer = () => createRecruiter(server.db, { approvalStatus: 'NOT_SUBMITTED' });

function upload(caller: Caller, ...files: TestFile[]) {
  return caller.call(uploadCompanyDocuments, { form: documentForm('OTHER', ...files) });
}

function padded(bytes: Buffer, size: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length, ' ')]);
}

describe('uploading documents', () => {
  test('stores several files of one type and lists them in order of upload', async () => {
    const caller = server.as(await newcomer());
    const form = documentForm(
      'GST_CERTIFICATE',
      { name: 'gst.pdf', bytes: PDF },
      { name: 'stamp.png', bytes: PNG, type: 'image/png' },
    );
    const answer = await caller.call(uploadCompanyDocuments, { form });
    expect(answer.status).toBe(201);
    const listed = await caller.call(listCompanyDocuments);
    expect(listed.data).toMatchObject([
      { fileName: 'gst.pdf', documentType: 'GST_CERTIFICATE', status: 'PENDING', rejectionReason: null },
      { fileName: 'stamp.png', documentType: 'GST_CERTIFICATE', status: 'PENDING', rejectionReason: null },
    ]);
    expect(listed.data[0]?.fileUrl).toBe(`/api/files/${listed.data[0]?.fileId}`);
  });

  test('accepts a file of exactly 5 MB and refuses one byte more, storing nothing', async () => {
    const caller = server.as(await newcomer());
    const most = { name: 'a.pdf', bytes: padded(PDF, DOCUMENT_MAX_BYTES) };
    expect((await upload(caller, most)).status).toBe(201);
    const more = { name: 'b.pdf', bytes: padded(PDF, DOCUMENT_MAX_BYTES + 1) };
    expect(await upload(caller, more)).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    expect((await caller.call(listCompanyDocuments)).data).toHaveLength(1);
  });

  test.each([
    ['a program renamed to .pdf', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(512)])],
    ['a web page named .pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG named .png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a zip archive named .pdf', Buffer.from('504b0304140000000000', 'hex')],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
    ['plain text', Buffer.from('just words')],
    ['an empty file', Buffer.alloc(0)],
  ])('refuses %s by its content', async (_what, bytes) => {
    const caller = server.as(await newcomer());
    const answer = await upload(caller, { name: 'gst.pdf', bytes });
    expect(answer).toMatchObject({ status: 415, message: 'Please upload PDF, JPG or PNG files.' });
    expect((await caller.call(listCompanyDocuments)).data).toEqual([]);
  });

  test('stores nothing when one of several files is invalid', async () => {
    const caller = server.as(await newcomer());
    const answer = await upload(
      caller,
      { name: 'a.pdf', bytes: PDF },
      { name: 'b.pdf', bytes: Buffer.from('MZ') },
    );
    expect(answer.status).toBe(415);
    expect((await caller.call(listCompanyDocuments)).data).toEqual([]);
  });

  test.each([
    ['setup.exe', 'setup.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\papers\\gst.final.pdf', 'gst.final.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.pdf'],
    ['.pdf', 'document.pdf'],
  ])('a PDF named "%s" is stored as "%s"', async (name, kept) => {
    const caller = server.as(await newcomer());
    await upload(caller, { name, bytes: PDF });
    expect((await caller.call(listCompanyDocuments)).data[0]?.fileName).toBe(kept);
  });

  test('needs a type and at least one file', async () => {
    const caller = server.as(await newcomer());
    const form = documentForm('PASSPORT', { name: 'a.pdf', bytes: PDF });
    const untyped = await caller.call(uploadCompanyDocuments, { form });
    expect(untyped).toMatchObject({ status: 400, message: 'Please choose a document type.' });
    expect(await upload(caller)).toMatchObject({ status: 400, message: 'Please choose at least one file.' });
    const noForm = await caller.call(uploadCompanyDocuments, { body: { documentType: 'OTHER' } });
    expect(noForm.status).toBe(415);
  });

  test('is limited to 20 documents, also with concurrent uploads', async () => {
    const caller = server.as(await newcomer());
    const ten = Array.from({ length: 10 }, (_, i) => ({ name: `${i}.pdf`, bytes: PDF }));
    const answers = await Promise.all([
      upload(caller, ...ten),
      upload(caller, ...ten),
      upload(caller, ...ten),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
    expect((await caller.call(listCompanyDocuments)).data).toHaveLength(20);
  });
});

describe('reading documents', () => {
  test('members and admins can; for other companies and candidates they do not exist', async () => {
    const recruiter = await newcomer();
    const caller = server.as(recruiter);
    const [document] = (await upload(caller, { name: 'gst.pdf', bytes: PDF })).data;
    const params = { id: document?.fileId ?? '' };
    const colleague = server.as(await createMember(server.db, recruiter.companyId, 'VIEWER'));
    const admin = server.as(await createAdmin(server.db));
    for (const reader of [caller, colleague, admin]) {
      const answer = await reader.call(downloadFile, { params });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toContain('attachment');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    for (const stranger of [await createRecruiter(server.db), await createCandidate(server.db)]) {
      expect((await server.as(stranger).call(downloadFile, { params })).status).toBe(404);
      expect((await server.as(stranger).call(createFileTicket, { params })).status).toBe(404);
    }
    expect((await server.call(downloadFile, { params })).status).toBe(404);
  });
});

describe('deleting documents', () => {
  test('removes the document and its bytes', async () => {
    const caller = server.as(await newcomer());
    const [document] = (await upload(caller, { name: 'gst.pdf', bytes: PDF })).data;
    const params = { id: document?.id ?? '' };
    expect((await caller.call(deleteCompanyDocument, { params })).status).toBe(204);
    expect((await caller.call(deleteCompanyDocument, { params })).status).toBe(404);
    const bytes = await caller.call(downloadFile, { params: { id: document?.fileId ?? '' } });
    expect(bytes.status).toBe(404);
  });

  test("another company's document is not found", async () => {
    const [document] = (await upload(server.as(await newcomer()), { name: 'gst.pdf', bytes: PDF })).data;
    const params = { id: document?.id ?? '' };
    const stranger = server.as(await newcomer());
    expect((await stranger.call(deleteCompanyDocument, { params })).status).toBe(404);
  });

  test('is refused while the application is reviewed and after it was approved', async () => {
    const recruiter = await createApplicant(server);
    const caller = server.as(recruiter);
    const [document] = (await caller.call(listCompanyDocuments)).data;
    const params = { id: document?.id ?? '' };
    const refusal = { status: 409, code: 'DOCUMENT_LOCKED' };
    expect(await caller.call(deleteCompanyDocument, { params })).toMatchObject(refusal);
    const admin = server.as(await createAdmin(server.db));
    await admin.call(adminApproveRecruiter, { params: { id: recruiter.id } });
    expect(await caller.call(deleteCompanyDocument, { params })).toMatchObject(refusal);
  });

  test('and submitting at once never sends an application without documents', async () => {
    const recruiter = await newcomer();
    await completeApplication(server, recruiter);
    const caller = server.as(recruiter);
    const [document] = (await caller.call(listCompanyDocuments)).data;
    const [sent, deleted] = await Promise.all([
      caller.call(submitApplication),
      caller.call(deleteCompanyDocument, { params: { id: document?.id ?? '' } }),
    ]);
    expect([
      [200, 409],
      [409, 204],
    ]).toContainEqual([sent.status, deleted.status]);
  });
});

describe('an admin reviews documents', () => {
  test('approval verifies the pending ones, a rejected one keeps its reason', async () => {
    const recruiter = await createApplicant(server);
    const caller = server.as(recruiter);
    await upload(caller, { name: 'blurred.pdf', bytes: PDF });
    const [, blurred] = (await caller.call(listCompanyDocuments)).data;
    const admin = server.as(await createAdmin(server.db));
    const call = {
      params: { id: recruiter.id, documentId: blurred?.id ?? '' },
      body: { reason: 'Cannot be read.' },
    };
    expect((await admin.call(adminRejectRecruiterDocument, call)).status).toBe(200);
    expect((await admin.call(adminRejectRecruiterDocument, call)).status).toBe(409);
    const approved = await admin.call(adminApproveRecruiter, { params: { id: recruiter.id } });
    expect(approved.data.documents).toMatchObject([
      { status: 'VERIFIED' },
      { status: 'REJECTED', rejectionReason: 'Cannot be read.' },
    ]);
  });

  test('a document of another company is not found under this recruiter', async () => {
    const [recruiter, other] = [await createApplicant(server), await createApplicant(server)];
    const [document] = (await server.as(other).call(listCompanyDocuments)).data;
    const answer = await server.as(await createAdmin(server.db)).call(adminRejectRecruiterDocument, {
      params: { id: recruiter.id, documentId: document?.id ?? '' },
      body: { reason: 'Cannot be read.' },
    });
    expect(answer.status).toBe(404);
  });

  test('a rejected application with only rejected documents cannot be sent again', async () => {
    const recruiter = await createApplicant(server);
    const admin = server.as(await createAdmin(server.db));
    const [document] = (await server.as(recruiter).call(listCompanyDocuments)).data;
    await admin.call(adminRejectRecruiterDocument, {
      params: { id: recruiter.id, documentId: document?.id ?? '' },
      body: { reason: 'Expired.' },
    });
    await admin.call(adminRejectRecruiter, { params: { id: recruiter.id }, body: { reason: 'Expired.' } });
    const caller = server.as(recruiter);
    expect(await caller.call(resubmitApplication)).toMatchObject({ code: 'DOCUMENT_REQUIRED' });
    await upload(caller, { name: 'new.pdf', bytes: PDF });
    expect((await caller.call(resubmitApplication)).status).toBe(200);
    expect((await caller.call(cancelApplication)).status).toBe(200);
  });
});

describe('the logo', () => {
  function logoForm(bytes: Buffer): FormData {
    const form = new FormData();
    form.append('logo', new Blob([new Uint8Array(bytes)]), 'logo.png');
    return form;
  }

  test('is public, replaces the one before and can be removed', async () => {
    const caller = server.as(await newcomer());
    const first = await caller.call(uploadCompanyLogo, { form: logoForm(PNG) });
    const second = await caller.call(uploadCompanyLogo, { form: logoForm(PNG) });
    expect((await server.fetch(first.data.logoUrl)).status).toBe(404);
    expect((await server.fetch(second.data.logoUrl)).headers.get('content-type')).toBe('image/png');
    expect((await caller.call(getCompany)).data.logoUrl).toBe(second.data.logoUrl);
    expect((await caller.call(deleteCompanyLogo)).status).toBe(204);
    expect((await caller.call(getCompany)).data.logoUrl).toBeNull();
  });

  test('does not keep hidden data of the file', async () => {
    const caller = server.as(await newcomer());
    const { data } = await caller.call(uploadCompanyLogo, {
      form: logoForm(Buffer.concat([PNG, Buffer.from('hidden')])),
    });
    const shown = Buffer.from(await (await server.fetch(data.logoUrl)).arrayBuffer());
    expect(shown.includes('hidden')).toBe(false);
  });

  test('must be a picture', async () => {
    const caller = server.as(await newcomer());
    const answer = await caller.call(uploadCompanyLogo, { form: logoForm(PDF) });
    expect(answer).toMatchObject({ status: 415, message: 'Please upload a PNG, JPG or WebP picture.' });
  });
});
