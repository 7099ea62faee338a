import type { Thing } from '#contract/core/things.ts';
import type { Db } from '#server/db/schema/database.ts';
import {
  approvalMoved,
  companyClosed,
  documentRejected,
} from '#server/features/companies/companies.events.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';

async function refreshAdmins(db: Db, thing: Thing): Promise<void> {
  await live.changed(db, await users.listAdminIds(db), [thing]);
}

export const reactions = [
  on(approvalMoved, (db) => refreshAdmins(db, 'approval')),
  on(companyClosed, (db) => refreshAdmins(db, 'approval')),
  on(documentRejected, (db) => refreshAdmins(db, 'companyDocuments')),
];
