import type { ResumeProposal } from '#contract/resume-proposals.ts';
import { isWordArchive } from '#server/platform/files/word-archive.ts';
import { readLinkedInExport } from './linkedin-export.ts';
import { isLinkedInProfile, readLinkedInProfile } from './linkedin-pdf.ts';
import { readLines } from './read-lines.ts';
import { type Fault, Unreadable } from './text/line.ts';
import { pdfStreams } from './text/pdf-lines.ts';
import { wordStreams } from './text/word-streams.ts';

interface Work {
  bytes: Uint8Array;
  /** For example `2026-11`. */
  thisMonth: string;
}

type Outcome = { proposal: ResumeProposal } | { fault: Fault };

/** What a file says about a person. Runs in a separate process, because the file is untrusted. */
export default async function readResume({ bytes, thisMonth }: Work): Promise<Outcome> {
  try {
    const proposal = await read(Buffer.from(bytes), thisMonth);
    return isEmpty(proposal) ? { fault: 'NO_RESUME' } : { proposal };
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault };
    throw error;
  }
}

const OLD_WORD = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Detects the type by content, not by the file name. */
async function read(bytes: Buffer, thisMonth: string): Promise<ResumeProposal> {
  if (bytes.subarray(0, 8).equals(OLD_WORD)) throw new Unreadable('OLD_WORD');
  if (bytes.subarray(0, 1024).includes('%PDF-')) {
    const streams = await pdfStreams(new Uint8Array(bytes));
    return (isLinkedInProfile(streams) ? readLinkedInProfile : readLines)(streams, thisMonth);
  }
  if (!bytes.subarray(0, 2).equals(Buffer.from('PK'))) throw new Unreadable('BROKEN');
  if (await isWordArchive(bytes)) return readLines(await wordStreams(bytes), thisMonth);
  return readLinkedInExport(bytes, thisMonth);
}

/** A letter or a bill has at most a name and a number. */
function isEmpty({ basicInfo, skills, experience, education }: ResumeProposal): boolean {
  const lists = [skills.skills, experience.experiences, experience.projects, education.educations];
  return (
    lists.every(({ length }) => length === 0) &&
    !basicInfo.professionalSummary &&
    basicInfo.onlineProfiles.length === 0
  );
}
