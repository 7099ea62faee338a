import type { Db } from '#server/db/schema/database.ts';
import { exportRequested } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { reportDecided, reportFiled } from './reports.events.ts';
import { listOwn } from './reports.queries.ts';

async function tellAdmins(db: Db): Promise<void> {
  await live.changed(db, await users.listAdminIds(db), ['reports']);
}

export const reactions = [
  on(reportFiled, tellAdmins),
  on(reportDecided, tellAdmins),
  on(exportRequested, async (db, { userId, add }) => {
    const own = await listOwn(db, userId);
    if (own.length > 0) await add('reports', own);
  }),
];
