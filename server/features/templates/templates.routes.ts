import { addTemplate, changeTemplate, deleteTemplate, listTemplates } from '#contract/templates.ts';
import { route } from '#server/http/route.ts';
import { companyOf } from '#server/http/session/session.ts';
import * as templates from './templates.service.ts';

export const routes = [
  route(listTemplates, ({ db, actor }) => templates.list(db, companyOf(actor).id)),
  route(addTemplate, ({ db, actor, body }) => templates.add(db, companyOf(actor).id, body)),
  route(changeTemplate, ({ db, actor, params, body }) =>
    templates.change(db, { id: params.id, companyId: companyOf(actor).id }, body),
  ),
  route(deleteTemplate, async ({ db, actor, params }) => {
    await templates.remove(db, { id: params.id, companyId: companyOf(actor).id });
    return undefined;
  }),
];
