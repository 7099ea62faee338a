import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import * as live from '#server/platform/live.ts';

/** The screens of all members follow the team. */
export async function refreshTeam(db: Db, companyId: string): Promise<void> {
  await live.changed(db, await companies.listMemberIds(db, companyId), ['team']);
}

/** To whom the company looks otherwise now: what they may see and do, and whether they belong to it at all. */
export async function refreshMember(db: Db, userId: string): Promise<void> {
  await live.changed(
    db,
    [userId],
    ['account', 'company', 'approval', 'team', 'jobs', 'applications', 'interviews'],
  );
}
