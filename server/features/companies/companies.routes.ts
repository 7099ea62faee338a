import { withdrawIdentityChange } from '#contract/companies/identity.ts';
import {
  createOnboardingCompany,
  deleteCompanyLogo,
  getCompany,
  getOnboardingCompany,
  updateCompany,
  updateOnboardingCompany,
  uploadCompanyLogo,
} from '#contract/companies/profile.ts';
import { Reply } from '#server/http/reply.ts';
import { type Context, route } from '#server/http/route.ts';
import { companyOf } from '#server/http/session/session.ts';
import * as files from '#server/platform/files/files.ts';
import { acceptPicture } from '#server/platform/files/picture.ts';
import * as logo from './logo.service.ts';
import * as profile from './profile.service.ts';

async function read({ db, actor }: Context<typeof getCompany, undefined>) {
  const company = await profile.get(db, companyOf(actor).id);
  return new Reply(company, { etag: company.version });
}

async function write({ db, actor, body, request }: Context<typeof updateCompany, undefined>) {
  const company = await profile.save(db, {
    companyId: companyOf(actor).id,
    actorId: actor.userId,
    input: body,
    seen: request.ifMatch,
    ip: request.ip,
  });
  return new Reply(company, { etag: company.version });
}

export const routes = [
  route(getCompany, read),
  route(updateCompany, write),
  route(getOnboardingCompany, read),
  route(createOnboardingCompany, write),
  route(updateOnboardingCompany, write),
  route(withdrawIdentityChange, async ({ db, actor, params, request }) => {
    const mover = { actorId: actor.userId, ip: request.ip };
    const order = { companyId: companyOf(actor).id, changeId: params.changeId, ...mover };
    const company = await profile.withdrawChange(db, order);
    return new Reply(company, { etag: company.version });
  }),
  route(
    uploadCompanyLogo,
    { before: ({ files: uploads }) => acceptPicture(uploads, 'logo') },
    ({ actor, before, run }) =>
      files.keep(before, async ([stored]) => {
        if (!stored) throw new Error('an accepted upload was not kept');
        const { id } = companyOf(actor);
        const old = await run((db) => logo.replace(db, id, { stored, ownerId: actor.userId }));
        await files.removeBytes(old);
        return { logoUrl: `/api/files/${stored.id}` };
      }),
  ),
  route(deleteCompanyLogo, async ({ actor, run }) => {
    await files.removeBytes(await run((db) => logo.replace(db, companyOf(actor).id, null)));
    return undefined;
  }),
];
