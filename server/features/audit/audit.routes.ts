import { adminExportAudit, adminListAudit, adminListAuditChoices } from '#contract/audit.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import { momentInName, sendCsv } from '#server/platform/csv.ts';
import { asAdmin } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { auditExported } from './audit.events.ts';
import * as audit from './audit.service.ts';

export const routes = [
  route(adminListAudit, ({ db, query }) => audit.list(db, query)),
  route(adminListAuditChoices, ({ db }) => audit.choices(db)),
  route(
    adminExportAudit,
    { before: ({ actor }) => takePoint('exportsPerAccount', actor.userId) },
    async ({ db, actor, request, query, run, reply }) => {
      await run((tx) => emit(tx, auditExported, { ...asAdmin(actor, request), filter: query }));
      return sendCsv(reply, audit.exportLines(db, query), `audit_${momentInName()}.csv`);
    },
  ),
];
