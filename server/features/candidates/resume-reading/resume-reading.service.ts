import { AppError } from '#contract/core/errors.ts';
import type { ResumeProposal } from '#contract/resume-proposals.ts';
import type { Db } from '#server/db/schema/database.ts';
import { getPerson } from '#server/features/candidates/candidates.queries.ts';
import { thisMonth } from '#server/features/candidates/profile/experiences.ts';
import * as files from '#server/platform/files/files.ts';
import { HeavyWork } from '#server/platform/workers/heavy-work.ts';
import { WorkStopped } from '#server/platform/workers/worker-process.ts';
import type readResume from './read-resume.ts';
import type { Fault } from './text/line.ts';

const WORDS: Readonly<Record<Fault, string>> = {
  NO_TEXT:
    'We could not read text in this file: it may be a scan. Choose a PDF or DOCX whose text can be selected.',
  LOCKED: 'This file is locked with a password. Save it without one and choose it again.',
  BROKEN: 'We could not open this file. Save it again as a PDF or DOCX and choose that.',
  OLD_WORD: 'We read PDF and DOCX files. Save your DOC file as one of them and choose that.',
  NO_RESUME: 'We found nothing in this file that belongs in a profile.',
};
const TOO_HEAVY =
  'Reading this file takes too much time or memory. Save it as a simpler PDF or DOCX and choose that.';
const NO_RESUME_YET = 'Upload a resume first.';

const reading = new HeavyWork<typeof readResume>(new URL('./read-resume.ts', import.meta.url), {
  timeoutMs: 10_000,
  maxMemoryMb: 200,
  waiting: 20,
});

/** A proposal from these bytes; throws a user-facing message when nothing can be read. */
export async function proposeFrom(bytes: Uint8Array): Promise<ResumeProposal> {
  const outcome = await reading.run({ bytes, thisMonth: thisMonth() }).catch((error: unknown) => {
    throw error instanceof WorkStopped ? refusal(TOO_HEAVY) : error;
  });
  if ('fault' in outcome) throw refusal(WORDS[outcome.fault]);
  return outcome.proposal;
}

/** A proposal from the person's stored resume. */
export async function proposeFromStored(db: Db, userId: string): Promise<ResumeProposal> {
  const { resumeFileId } = await getPerson(db, userId);
  if (!resumeFileId) throw new AppError('NOT_FOUND', { message: NO_RESUME_YET });
  return proposeFrom(await files.read(await files.get(db, resumeFileId)));
}

function refusal(message: string): AppError {
  return new AppError('INVALID_FILE', { message, errors: [{ path: 'file', message }] });
}
