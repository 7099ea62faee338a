import { AppError } from '#contract/core/errors.ts';
import { createFileTicket, downloadFile } from '#contract/files.ts';
import type { Db } from '#server/db/schema/database.ts';
import { route } from '#server/http/route.ts';
import type { Actor } from '#server/http/session/actor.ts';
import type { StoredFile } from '#server/platform/files/files.queries.ts';
import * as files from '#server/platform/files/files.ts';
import { isClosed, mayRead } from './files.access.ts';

const TICKET_SECONDS = 60;

async function admitted(db: Db, actor: Actor | null, file: StoredFile, ticket?: string): Promise<boolean> {
  if (await isClosed(db, file)) return false;
  if (file.isPublic) return true;
  if (ticket) return files.isTicketGood(db, file.id, ticket);
  return actor !== null && (await mayRead(db, actor, file));
}

export const routes = [
  route(downloadFile, async ({ db, actor, params, query: { ticket }, reply }) => {
    const file = await files.get(db, params.id);
    if (!(await admitted(db, actor, file, ticket))) throw new AppError('NOT_FOUND');
    const bytes = await files.read(file);
    // Last, so that neither a look at the headers nor a store out of reach costs the ticket.
    const takesTicket = ticket && !file.isPublic && reply.request.method !== 'HEAD';
    if (takesTicket && !(await files.redeemTicket(db, file.id, ticket))) throw new AppError('NOT_FOUND');
    const disposition = file.isPublic ? 'inline' : 'attachment';
    return reply
      .headers({
        'content-disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'cache-control': file.isPublic ? 'public, max-age=86400' : 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .type(file.mimeType)
      .send(Buffer.from(bytes));
  }),
  route(createFileTicket, async ({ db, actor, params }) => {
    const file = await files.get(db, params.id);
    if (!file.isPublic && !(await mayRead(db, actor, file))) throw new AppError('NOT_FOUND');
    const ticket = await files.issueTicket(db, file.id);
    return { url: `/api/files/${file.id}?ticket=${ticket}`, expiresInSeconds: TICKET_SECONDS };
  }),
];
