import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import type { StoredFile } from '#server/platform/files/files.queries.ts';
import * as files from '#server/platform/files/files.ts';
import { lockCompany, updateLogo } from './companies.queries.ts';
import { refreshScreens } from './profile.service.ts';

/** Gives the company another logo, or none; the bytes of the answered old one go after the commit. */
export async function replace(
  db: Db,
  companyId: string,
  logo: { stored: files.StoredBytes; ownerId: string } | null,
): Promise<StoredFile | undefined> {
  const { logoFileId: old } = await lockCompany(db, companyId);
  const ownership = { companyId, purpose: 'COMPANY_LOGO', isPublic: true } as const;
  const next = logo && (await files.insert(db, logo.stored, { ...ownership, ownerId: logo.ownerId }));
  await updateLogo(db, companyId, next, now());
  await refreshScreens(db, companyId, 'company');
  return old ? files.remove(db, old) : undefined;
}
