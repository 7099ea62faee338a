import { pdfPage } from '#server/db/demo/pdf-page.ts';
import type { World } from '#server/db/demo/world.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as files from '#server/platform/files/files.ts';

/** The certificates that wait to be checked, as bytes on the disk and as rows. */
export async function keepProofs(
  { moment, waiting }: World,
  write: (addProofs: (tx: Db) => Promise<void>) => Promise<void>,
): Promise<void> {
  const uploads = waiting.map(({ educationDegree, universityName }) => ({
    name: 'degree-certificate.pdf',
    mimeType: 'application/pdf',
    bytes: pdfPage([`${educationDegree}, ${universityName}`]),
  }));
  await files.keep(uploads, (stored) =>
    write(async (tx) => {
      for (const [index, degree] of waiting.entries()) {
        const bytes = stored[index];
        if (!bytes) continue;
        const ownership = { ownerId: degree.candidateId, purpose: 'DEGREE_DOCUMENT' as const };
        const fileId = await files.insert(tx, bytes, ownership);
        const createdAt = moment.daysAgo((index % 5) + 0.4);
        await tx
          .insertInto('degreeVerifications')
          .values({ ...degree, id: bytes.id, method: 'DOCUMENT', fileId, createdAt })
          .execute();
      }
    }),
  );
}
