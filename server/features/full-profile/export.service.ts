import { OwnProfile } from '#contract/candidates/profile.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as profile from '#server/features/candidates/profile/profile.service.ts';
import { HeavyWork } from '#server/platform/workers/heavy-work.ts';
import type profilePdf from './profile-pdf.ts';

interface ExportedFile {
  name: string;
  mimeType: string;
  bytes: Buffer;
}

/** Most are drawn in a tenth of a second, the longest in two. */
const drawing = new HeavyWork<typeof profilePdf>(new URL('./profile-pdf.ts', import.meta.url), {
  timeoutMs: 10_000,
  maxMemoryMb: 256,
  waiting: 20,
});

/** The candidate's own profile as a file; what the product keeps for itself is not in it. */
export async function exportProfile(db: Db, userId: string, format: 'json' | 'pdf'): Promise<ExportedFile> {
  const own = OwnProfile.parse(await profile.loadOwn(db, userId));
  const { firstName, lastName } = own.basicInfo;
  const person = `${firstName} ${lastName}`.replaceAll(/[\p{C}/\\]/gu, '').trim();
  const name = `${person} - Medallist profile.${format}`;
  if (format === 'pdf') return { name, mimeType: 'application/pdf', bytes: await drawing.run(own) };
  const bytes = Buffer.from(`${JSON.stringify(own, null, 2)}\n`);
  return { name, mimeType: 'application/json; charset=utf-8', bytes };
}
