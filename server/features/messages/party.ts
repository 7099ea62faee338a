import type { QueryOf } from '#contract/core/endpoint.ts';
import { hasRole } from '#contract/core/roles.ts';
import type { listThreads } from '#contract/messages/threads.ts';
import type { Db } from '#server/db/schema/database.ts';
import { keysOf } from '#server/features/companies/hiding-keys.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';

export type ListThreads = QueryOf<typeof listThreads>;

/** Who reads and writes, and for which side. */
export type Party =
  | { side: 'CANDIDATE'; userId: string; mayWrite: true }
  | { side: 'COMPANY'; userId: string; mayWrite: boolean; companyId: string; companyKeys: string[] };

export async function partyOf(db: Db, actor: Actor): Promise<Party> {
  const { userId } = actor;
  if (actor.type === 'JOBSEEKER') return { side: 'CANDIDATE', userId, mayWrite: true };
  const { id: companyId, role } = companyOf(actor);
  const companyKeys = await keysOf(db, companyId);
  return { side: 'COMPANY', userId, mayWrite: hasRole(role, 'RECRUITER'), companyId, companyKeys };
}
