import { isAdminType } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as candidates from '#server/features/candidates/candidates.service.ts';
import * as users from '#server/features/users/users.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { passedSecondStep } from '#server/http/session/session.ts';
import type { StoredFile } from '#server/platform/files/files.queries.ts';

/** What is about a person, and is open to nobody else once the account is deleted, or while it rests. */
const PERSONAL = ['PROFILE_PICTURE', 'RESUME'];
const ASLEEP = ['DELETED', 'INACTIVE'];

export async function isClosed(db: Db, file: StoredFile): Promise<boolean> {
  if (!PERSONAL.includes(file.purpose)) return false;
  return ASLEEP.includes((await users.get(db, file.ownerId)).status);
}

/** Who may read a private file: its owner, admins, and those whom its purpose opens it to. */
export async function mayRead(db: Db, actor: Actor, file: StoredFile): Promise<boolean> {
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
