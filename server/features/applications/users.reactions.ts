import type { Db } from '#server/db/schema/database.ts';
import { companyClosed } from '#server/features/companies/companies.events.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { accountErased, exportRequested } from '#server/features/users/users.events.ts';
import { on } from '#server/platform/events.ts';
import { inPortions } from '#server/platform/portions.ts';
import { type ApplicationRow, listMineAfter, listWaitingJobIds } from './applications.queries.ts';
import { rejectWaiting } from './applications.service.ts';
import { present } from './candidate/my-applications.service.ts';
import { blankTexts } from './erasure.queries.ts';

async function* ownInPortions(db: Db, userId: string) {
  const portions = inPortions<ApplicationRow>((after, size) => listMineAfter(db, userId, after, size));
  for await (const rows of portions) {
    const shown = await present(db, rows);
    yield shown.map((application, index) => ({ ...application, note: rows[index]?.note }));
  }
}

export const accountReactions = [
  // After its offers and interviews, which are told apart.
  on(companyClosed, async (db, { companyId, actorId }) => {
    for (const jobId of await listWaitingJobIds(db, companyId)) {
      await rejectWaiting(db, jobId, actorId, companies.CLOSED_REASON);
    }
  }),
  on(accountErased, async (db, { userId, userType, forget }) => {
    if (userType === 'JOBSEEKER') forget(await blankTexts(db, userId));
  }),
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType !== 'JOBSEEKER') return;
    await add('applications', ownInPortions(db, userId));
  }),
];
