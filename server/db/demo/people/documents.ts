import type { DemoCompany, World } from '#server/db/demo/world.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as files from '#server/platform/files/files.ts';

/** A page of one line, in the few objects that a PDF needs. */
export function pageOf(line: string): Buffer {
  const text = `BT /F1 18 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = body.length;
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  );
}

/** The document of every company that has applied, as bytes on the disk and as rows. */
export async function keepDocuments(
  { moment }: World,
  companies: readonly DemoCompany[],
  write: (addDocuments: (tx: Db) => Promise<void>) => Promise<void>,
): Promise<void> {
  const applied = companies.filter(({ hasApplied }) => hasApplied);
  const uploads = applied.map(({ name }) => ({
    name: 'certificate-of-incorporation.pdf',
    mimeType: 'application/pdf',
    bytes: pageOf(`Certificate of incorporation: ${name}`),
  }));
  await files.keep(uploads, (stored) =>
    write(async (tx) => {
      for (const [index, company] of applied.entries()) {
        const bytes = stored[index];
        if (!bytes) continue;
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
            status: company.isApproved ? 'VERIFIED' : 'PENDING',
            rejectionReason: null,
            uploadedAt: moment.daysAgo(2),
          })
          .execute();
      }
    }),
  );
}
