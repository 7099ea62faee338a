import {
  adminFindCompanies,
  adminGetApplication,
  adminListApplications,
  COMPANIES_OFFERED,
} from '#contract/applications/admin-applications.ts';
import { route } from '#server/http/route.ts';
import * as applications from './admin-applications.service.ts';

export const adminRoutes = [
  route(adminListApplications, ({ db, query }) => applications.list(db, query)),
  route(adminFindCompanies, ({ db, query }) => applications.findCompanies(db, query, COMPANIES_OFFERED)),
  route(adminGetApplication, ({ db, params }) => applications.get(db, params.id)),
];
