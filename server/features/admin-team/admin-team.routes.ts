import { addAdmin, listAdmins, mailAdminLink, removeAdmin, setAdminRole } from '#contract/admin-team.ts';
import { makeUnusableHash } from '#server/features/auth/passwords.service.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import type { Actor, RequestMeta } from '#server/http/session/actor.ts';
import * as team from './admin-team.service.ts';

function deedOf({ actor, request }: { actor: Actor; request: RequestMeta }): team.Deed {
  return { actorId: actor.userId, ip: request.ip };
}

export const routes = [
  route(listAdmins, ({ db, actor }) => team.list(db, actor.userId)),
  route(addAdmin, { before: makeUnusableHash }, ({ db, body, before: unusableHash, ...rest }) =>
    team.add(db, body, { ...deedOf(rest), unusableHash }),
  ),
  route(
    mailAdminLink,
    { before: ({ params }) => takePoint('mailsPerAccount', params.id) },
    ({ db, params, ...rest }) => team.mailLink(db, params.id, deedOf(rest)),
  ),
  route(setAdminRole, ({ db, params, body, ...rest }) =>
    team.setRole(db, params.id, body.role, deedOf(rest)),
  ),
  route(removeAdmin, async ({ db, params, ...rest }) => {
    await team.remove(db, params.id, deedOf(rest));
    return undefined;
  }),
];
