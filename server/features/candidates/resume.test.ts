import { describe, expect, test } from 'vitest';
import { getBasicInfo } from '#contract/candidates/basic-info.ts';
import { deleteResume, RESUME_LIMIT_BYTES, uploadResume } from '#contract/candidates/profile.ts';
import { downloadFile } from '#contract/files.ts';
import { createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import { docx } from '#server/testing/files/zip.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const asha = madeOnce(() => createCandidate(server.db));

const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n');

/** The header of a compound file; `stream` is the name of a stream in its directory. */
function compoundFile(stream: string): Buffer {
  const bytes = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.write(stream, 1024, 'utf16le');
  return bytes;
}

function padded(head: Buffer, size: number): Buffer {
  return Buffer.concat([head, Buffer.alloc(size - head.length, 0x20)]);
}

function upload(bytes: Buffer, name = 'resume.pdf', field = 'resume') {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name);
  return server.as(asha).call(uploadResume, { form });
}

describe('a resume', () => {
  test.each([
    ['PDF', PDF, 'cv.pdf', 'cv.pdf', 'application/pdf'],
    ['PDF under a wrong name', PDF, 'cv.exe', 'cv.pdf', 'application/pdf'],
    ['DOC', compoundFile('WordDocument'), 'cv.doc', 'cv.doc', 'application/msword'],
    [
      'DOCX',
      docx(),
      'cv.docx',
      'cv.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('may be a %s, stored under a name that fits it', async (_kind, bytes, given, name, type) => {
    const answer = await upload(bytes, given);
    expect(answer).toMatchObject({ status: 200, data: { resumeFile: { name, sizeBytes: bytes.length } } });
    const file = await server.as(asha).fetch(answer.data.resumeUrl);
    expect(file.headers.get('content-type')).toContain(type);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test.each([
    ['a picture named .pdf', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a spreadsheet in the old format', compoundFile('Workbook')],
    ['plain text', Buffer.from('My life so far')],
    ['an empty file', Buffer.alloc(0)],
  ])('is not %s', async (_kind, bytes) => {
    expect(await upload(bytes)).toMatchObject({ status: 400, message: 'Please upload a PDF or DOC file' });
  });

  test('has a name that is safe in a header and not misleading', async () => {
    const { data } = await upload(PDF, `C:\\cv\u202E${'😀'.repeat(400)}.pdf`);
    expect(data.resumeFile.name).toBe(`${'😀'.repeat(116)}.pdf`);
  });

  test('must be sent in the field named resume', async () => {
    expect(await upload(PDF, 'cv.pdf', 'file')).toMatchObject({
      status: 400,
      message: 'Please upload a PDF or DOC file',
    });
  });

  test('of one byte less than 5 MB is accepted, of exactly 5 MB and more refused', async () => {
    expect((await upload(padded(PDF, RESUME_LIMIT_BYTES - 1))).status).toBe(200);
    for (const size of [RESUME_LIMIT_BYTES, RESUME_LIMIT_BYTES * 2]) {
      expect(await upload(padded(PDF, size))).toMatchObject({
        status: 413,
        message: 'File size must be less than 5MB',
      });
    }
  });

  test('replaces the one before, whose bytes are deleted', async () => {
    const first = await upload(PDF, 'first.pdf');
    const second = await upload(PDF, 'second.pdf');
    expect((await server.as(asha).fetch(first.data.resumeUrl)).status).toBe(404);
    const { data } = await server.as(asha).call(getBasicInfo);
    expect(data).toMatchObject({ resumeUrl: second.data.resumeUrl, resumeFile: { name: 'second.pdf' } });
  });

  test('can be removed', async () => {
    await upload(PDF);
    expect((await server.as(asha).call(deleteResume)).status).toBe(204);
    expect((await server.as(asha).call(getBasicInfo)).data.resumeUrl).toBeNull();
    expect((await server.as(asha).call(deleteResume)).status).toBe(404);
  });

  test('cannot be read by others', async () => {
    const { data } = await upload(PDF);
    const recruiter = await createRecruiter(server.db);
    const other = await createCandidate(server.db);
    const params = { id: data.resumeFile.id };
    expect((await server.as(recruiter).call(downloadFile, { params })).status).toBe(404);
    expect((await server.as(other).call(downloadFile, { params })).status).toBe(404);
  });

  test('needs a candidate’s session', async () => {
    const form = new FormData();
    form.append('resume', new Blob([PDF]), 'cv.pdf');
    const recruiter = await createRecruiter(server.db);
    expect((await server.call(uploadResume, { form })).status).toBe(401);
    expect((await server.as(recruiter).call(uploadResume, { form })).status).toBe(403);
  });

  test('sent as JSON is refused', async () => {
    const answer = await server.as(asha).fetch('/api/jobseeker/profile/resume', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(415);
  });
});
