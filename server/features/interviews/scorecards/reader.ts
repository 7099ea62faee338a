import type { MemberRole } from '#contract/core/roles.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';

/** Who of a company reads. */
export interface Reader {
  companyId: string;
  userId: string;
  role: MemberRole;
}

export function readerOf(actor: Actor): Reader {
  const { id: companyId, role } = companyOf(actor);
  return { companyId, role, userId: actor.userId };
}
