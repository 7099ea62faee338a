import { adminCountMails, adminGetMail, adminListMails, adminSendMailAgain } from '#contract/mails.ts';
import { route } from '#server/http/route.ts';
import { asAdmin } from '#server/platform/deed.ts';
import * as mails from './mails.service.ts';

export const routes = [
  route(adminListMails, ({ db, query }) => mails.list(db, query)),
  route(adminCountMails, ({ db }) => mails.counts(db)),
  route(adminGetMail, ({ db, params }) => mails.read(db, params.id)),
  route(adminSendMailAgain, ({ db, actor, params, request }) =>
    mails.sendAgain(db, asAdmin(actor, request), params.id),
  ),
];
