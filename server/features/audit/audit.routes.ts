import { Readable } from 'node:stream';
import { adminExportAudit, adminListAudit, adminListAuditChoices } from '#contract/audit.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { auditExported } from './audit.events.ts';
import * as audit from './audit.service.ts';
import * as file from './audit-export.service.ts';

export const routes = [
  route(adminListAudit, ({ db, query }) => audit.list(db, query)),
  route(adminListAuditChoices, ({ db }) => audit.choices(db)),
  route(
    adminExportAudit,
    { before: ({ actor }) => takePoint('exportsPerAccount', actor.userId) },
    async ({ db, actor, request, query, run, reply }) => {
      await run((tx) => emit(tx, auditExported, { actorId: actor.userId, ip: request.ip, filter: query }));
      const timestamp = now().toISOString().slice(0, 19).replaceAll(':', '-');
      return reply
        .headers({
          'content-disposition': `attachment; filename="audit_${timestamp}.csv"`,
          'cache-control': 'no-store',
        })
        .type('text/csv; charset=utf-8')
        .send(Readable.from(file.lines(db, query), { objectMode: false, highWaterMark: 64 * 1024 }));
    },
  ),
];
