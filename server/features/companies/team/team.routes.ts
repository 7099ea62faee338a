import {
  changeMemberRole,
  getTeam,
  inviteMember,
  joinTeam,
  removeMember,
  resendInvitation,
  revokeInvitation,
} from '#contract/companies/team.ts';
import type { MemberRole } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import type { Actor, RequestMeta } from '#server/http/session/actor.ts';
import { demandProof } from '#server/http/session/proof.ts';
import { companyOf } from '#server/http/session/session.ts';
import { asMember } from '#server/platform/deed.ts';
import * as invitations from './invitations.service.ts';
import * as team from './team.service.ts';

interface From {
  actor: Actor;
  request: RequestMeta;
}

function colleagueOf({ actor, request }: From): team.Colleague {
  const { id: companyId, name: companyName, role } = companyOf(actor);
  return { ...asMember(actor, request), companyId, companyName, role };
}

function takeInvitation({ actor }: From): Promise<void> {
  return takePoint('teamInvitationsPerAccount', actor.userId);
}

async function proveOwnership(db: Db, from: From, userId: string, to?: MemberRole): Promise<void> {
  if (await team.concernsOwnership(db, colleagueOf(from), userId, to)) demandProof(from.actor, 'any');
}

export const routes = [
  route(getTeam, ({ db, ...from }) => team.list(db, colleagueOf(from))),
  route(inviteMember, { before: takeInvitation }, ({ db, body, ...from }) =>
    invitations.invite(db, colleagueOf(from), body),
  ),
  route(resendInvitation, { before: takeInvitation }, ({ db, params, ...from }) =>
    invitations.resend(db, colleagueOf(from), params.id),
  ),
  route(revokeInvitation, async ({ db, params, ...from }) => {
    await invitations.revoke(db, colleagueOf(from), params.id);
    return undefined;
  }),
  route(changeMemberRole, async ({ db, params, body, ...from }) => {
    await proveOwnership(db, from, params.id, body.role);
    return team.changeRole(db, colleagueOf(from), params.id, body);
  }),
  route(removeMember, async ({ db, params, query, ...from }) => {
    await proveOwnership(db, from, params.id);
    await team.remove(db, colleagueOf(from), params.id, query.successorId);
    return undefined;
  }),
  route(joinTeam, async ({ db, actor, body, request }) => {
    const { id: userId, email, phone } = await users.get(db, actor.userId);
    const organizationId = await invitations.acceptInvitation(
      db,
      body.token,
      { userId, email, phone },
      request.ip,
    );
    return { organizationId };
  }),
];
