import { pdfPage } from '#server/db/demo/pdf-page.ts';
import type { DemoCandidate } from '#server/db/demo/world.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as files from '#server/platform/files/files.ts';

const MOST = 60;

/** What some candidates have uploaded, as bytes on the disk and as rows. */
export async function keepResumes(
  candidates: readonly DemoCandidate[],
  write: (addResumes: (tx: Db) => Promise<void>) => Promise<void>,
): Promise<void> {
  const people = candidates.slice(0, MOST);
  const uploads = people.map(({ name, career, years }) => ({
    name: `${name.replaceAll(' ', '-')}.pdf`,
    mimeType: 'application/pdf',
    bytes: pdfPage([
      name,
      '',
      `${career}, ${Math.floor(years)} years of experience`,
      '',
      'What I have done',
      '- Took a service from its first user to ten thousand a minute.',
      '- Wrote the runbook that new colleagues start with.',
      '- Halved what a build takes, twice.',
      '',
      'References on request.',
    ]),
  }));
  await files.keep(uploads, (stored) =>
    write(async (tx) => {
      for (const [index, { id }] of people.entries()) {
        const bytes = stored[index];
        if (!bytes) continue;
        const resumeFileId = await files.insert(tx, bytes, { ownerId: id, purpose: 'RESUME' });
        await tx.updateTable('candidates').set({ resumeFileId }).where('userId', '=', id).execute();
      }
    }),
  );
}
