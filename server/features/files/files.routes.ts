import { AppError } from '#contract/core/errors.ts';
import { isAdminType } from '#contract/core/roles.ts';
import { createFileTicket, downloadFile, fileAddress } from '#contract/files.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as candidates from '#server/features/candidates/candidates.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { route } from '#server/http/route.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { passedSecondStep } from '#server/http/session/session.ts';
import type { StoredFile } from '#server/platform/files/files.queries.ts';
import * as files from '#server/platform/files/files.ts';

/** Files about a person, closed to others once the account is deleted, or while it is deactivated. */
const PERSONAL = ['PROFILE_PICTURE', 'RESUME'];
const ASLEEP = ['DELETED', 'INACTIVE'];

async function isClosed(db: Db, file: StoredFile): Promise<boolean> {
  if (!PERSONAL.includes(file.purpose)) return false;
  return ASLEEP.includes((await users.get(db, file.ownerId)).status);
}

/** Who may read a private file: its owner, admins, and the people allowed by its purpose. */
async function mayRead(db: Db, actor: Actor, file: StoredFile): Promise<boolean> {
  if (file.ownerId === actor.userId) return true;
  if (isAdminType(actor.type)) return passedSecondStep(actor);
  if (!actor.company) return false;
  switch (file.purpose) {
    case 'COMPANY_DOCUMENT':
      return file.companyId === actor.company.id;
    case 'RESUME':
      return (
        actor.status === 'ACTIVE' &&
        actor.company.approvalStatus === 'APPROVED' &&
        candidates.isContactShared(db, file.ownerId, actor.company.id)
      );
    default:
      return false;
  }
}

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
    // Last, so that neither a HEAD request nor an unreachable store uses up the ticket.
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
    return { url: `${fileAddress(file.id)}?ticket=${ticket}`, expiresInSeconds: TICKET_SECONDS };
  }),
];
