import { companyClosed } from '#server/features/companies/companies.events.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { forgetPerson } from '#server/features/notifications/notifications.service.ts';
import { accountErased, exportRequested } from '#server/features/users/users.events.ts';
import { on } from '#server/platform/events.ts';
import { listMine, listWaitingJobIds } from './applications.queries.ts';
import { rejectWaiting } from './applications.service.ts';
import { present } from './candidate/my-applications.service.ts';
import { blankTexts } from './erasure.queries.ts';

const ALL = { page: 0, size: 10_000 };

export const accountReactions = [
  // After its offers and interviews, which are told apart.
  on(companyClosed, async (db, { companyId, actorId }) => {
    for (const jobId of await listWaitingJobIds(db, companyId)) {
      await rejectWaiting(db, jobId, actorId, companies.CLOSED_REASON);
    }
  }),
  on(accountErased, async (db, { userId, userType, name }) => {
    if (userType === 'JOBSEEKER') await forgetPerson(db, name, await blankTexts(db, userId));
  }),
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType !== 'JOBSEEKER') return;
    const rows = await listMine(db, userId, ALL);
    const shown = await present(db, rows);
    add(
      'applications',
      shown.map((application, index) => ({ ...application, note: rows[index]?.note })),
    );
  }),
];
