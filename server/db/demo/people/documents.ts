import { pdfPage } from '#server/db/demo/pdf-page.ts';
import type { DemoCompany } from '#server/db/demo/world.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as files from '#server/platform/files/files.ts';

/** The document of every company that has applied, as bytes on the disk and as rows. */
export async function keepDocuments(
  companies: readonly DemoCompany[],
  write: (addDocuments: (tx: Db) => Promise<void>) => Promise<void>,
): Promise<void> {
  const applied = companies.filter(({ appliedAt }) => appliedAt !== null);
  const uploads = applied.map(({ name }) => ({
    name: 'certificate-of-incorporation.pdf',
    mimeType: 'application/pdf',
    bytes: pdfPage([`Certificate of incorporation: ${name}`]),
  }));
  await files.keep(uploads, (stored) =>
    write(async (tx) => {
      for (const [index, company] of applied.entries()) {
        const bytes = stored[index];
        if (!bytes || !company.appliedAt) continue;
        const ownership = {
          ownerId: company.founderId,
          companyId: company.id,
          purpose: 'COMPANY_DOCUMENT' as const,
        };
        await tx
          .insertInto('companyDocuments')
          .values({
            id: bytes.id,
            companyId: company.id,
            fileId: await files.insert(tx, bytes, ownership),
            documentType: 'COMPANY_REGISTRATION',
            status: company.wasApproved ? 'VERIFIED' : 'PENDING',
            rejectionReason: null,
            uploadedAt: company.appliedAt,
          })
          .execute();
      }
    }),
  );
}
