import { pdfPage } from '#server/db/demo/pdf-page.ts';
import type { DemoCandidate, DemoCompany, World } from '#server/db/demo/world.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as files from '#server/platform/files/files.ts';

/** Stores the document of every company that has applied, as bytes and as rows. */
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

/** Stores the certificates that wait for review, as bytes and as rows. */
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

const MOST_RESUMES = 60;

/** Stores the resumes of some candidates, as bytes and as rows. */
export async function keepResumes(
  candidates: readonly DemoCandidate[],
  write: (addResumes: (tx: Db) => Promise<void>) => Promise<void>,
): Promise<void> {
  const people = candidates.slice(0, MOST_RESUMES);
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
