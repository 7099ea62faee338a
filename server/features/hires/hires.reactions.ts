import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { hireAsked, hireMoved, hireRetained } from './hires.events.ts';
import { getHire } from './hires.queries.ts';

async function refresh(db: Db, { hireId }: { hireId: string }): Promise<void> {
  const { candidateId, companyId } = await getHire(db, hireId);
  const members = await companies.listMemberIds(db, companyId);
  const things = ['hires', 'applications', 'offers', 'jobs', 'privacy', 'profile'] as const;
  await live.changed(db, [candidateId, ...members], [...things]);
  await live.changed(db, await users.listAdminIds(db), ['hires']);
}

export const reactions = [on(hireMoved, refresh), on(hireAsked, refresh), on(hireRetained, refresh)];
