import { RESUME_TYPE, type RESUME_TYPES } from '#contract/candidates/profile.ts';
import { AppError } from '#contract/core/errors.ts';
import { fileAddress } from '#contract/files.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { safeName } from '#server/platform/files/accept.ts';
import type { StoredFile } from '#server/platform/files/files.queries.ts';
import * as files from '#server/platform/files/files.ts';
import { sniffMimeType } from '#server/platform/files/sniff.ts';
import { isWordArchive } from '#server/platform/files/word-archive.ts';
import { resumeChanged } from './candidates.events.ts';
import { getPerson, lockCandidate, updateCandidate } from './candidates.queries.ts';
import { refreshIndexRows } from './index-row/candidate-index.service.ts';
import { toResumeFile } from './profile/basic-info.service.ts';

const CONTAINER = 'application/x-cfb';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/**
 * The name of the stream that identifies a Word document in such a container, encoded as in the container.
 */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/** Detects the type by content, not by the file name; undefined for anything that is not a resume. */
async function resumeType(bytes: Buffer): Promise<keyof typeof RESUME_TYPES | undefined> {
  switch (await sniffMimeType(bytes)) {
    case 'application/pdf':
      return 'application/pdf';
    case CONTAINER:
      return bytes.includes(WORD_STREAM) ? 'application/msword' : undefined;
    case WORD:
      return (await isWordArchive(bytes)) ? WORD : undefined;
    default:
      return undefined;
  }
}

/** The resume under a name that fits its content; throws a user-facing message when it is not one. */
export async function readResume(upload: files.Upload | undefined): Promise<files.Upload> {
  const mimeType = upload && (await resumeType(upload.bytes));
  if (!upload || !mimeType) {
    throw new AppError('INVALID_FILE', {
      message: RESUME_TYPE,
      errors: [{ path: 'resume', message: RESUME_TYPE }],
    });
  }
  return { name: safeName(upload.name, mimeType), mimeType, bytes: upload.bytes };
}

/** Makes these stored bytes the resume; returns the file that they replace. */
export async function replace(db: Db, userId: string, stored: files.StoredBytes) {
  const { resumeFileId: old } = await lockCandidate(db, userId);
  const resumeFileId = await files.insert(db, stored, { ownerId: userId, purpose: 'RESUME' });
  await change(db, userId, resumeFileId);
  const replaced = old ? await files.remove(db, old) : undefined;
  const resumeFile = toResumeFile(await getPerson(db, userId));
  if (!resumeFile) throw new AppError('INTERNAL');
  return { replaced, answer: { resumeFile, resumeUrl: fileAddress(resumeFile.id) } };
}

export async function remove(db: Db, userId: string): Promise<StoredFile | undefined> {
  const { resumeFileId } = await lockCandidate(db, userId);
  if (!resumeFileId) throw new AppError('NOT_FOUND');
  await change(db, userId, null);
  return files.remove(db, resumeFileId);
}

async function change(db: Db, userId: string, resumeFileId: string | null): Promise<void> {
  await updateCandidate(db, userId, { resumeFileId, updatedAt: now() });
  await refreshIndexRows(db, [userId]);
  await emit(db, resumeChanged, { userId, isRemoved: resumeFileId === null });
}
