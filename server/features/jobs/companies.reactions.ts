import { companyClosed } from '#server/features/companies/companies.events.ts';
import { on } from '#server/platform/events.ts';
import { closeAll } from './jobs.service.ts';

export const companyReactions = [
  on(companyClosed, (db, { companyId, actorId }) => closeAll(db, companyId, actorId)),
];
