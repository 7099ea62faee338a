import { getPrivacy, savePrivacy, searchCompanies } from '#contract/candidates/privacy.ts';
import * as companies from '#server/features/companies/hiding-keys.service.ts';
import { route } from '#server/http/route.ts';
import * as privacy from './privacy.service.ts';

export const privacyRoutes = [
  route(getPrivacy, ({ db, actor }) => privacy.get(db, actor.userId)),
  route(savePrivacy, ({ db, actor, body }) => privacy.save(db, actor.userId, body)),
  route(searchCompanies, ({ db, query }) => companies.listNames(db, query)),
];
