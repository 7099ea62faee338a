import { addAdmin, listAdmins, mailAdminLink, removeAdmin, setAdminRole } from '#contract/admin-team.ts';
import { makeUnusableHash } from '#server/features/auth/passwords.service.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import { asAdmin } from '#server/platform/deed.ts';
import * as team from './admin-team.service.ts';

export const routes = [
  route(listAdmins, ({ db, actor }) => team.list(db, actor.userId)),
  route(addAdmin, { before: makeUnusableHash }, ({ db, actor, request, body, before: unusableHash }) =>
    team.add(db, asAdmin(actor, request), { ...body, unusableHash }),
  ),
  route(
    mailAdminLink,
    { before: ({ params }) => takePoint('mailsPerAccount', params.id) },
    ({ db, actor, request, params }) => team.mailLink(db, asAdmin(actor, request), params.id),
  ),
  route(setAdminRole, ({ db, actor, request, params, body }) =>
    team.setRole(db, asAdmin(actor, request), params.id, body.role),
  ),
  route(removeAdmin, async ({ db, actor, request, params }) => {
    await team.remove(db, asAdmin(actor, request), params.id);
    return undefined;
  }),
];
