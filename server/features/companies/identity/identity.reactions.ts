import { identityMoved } from '#server/features/companies/companies.events.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import * as hiding from '#server/features/companies/hiding-keys.service.ts';
import { emailChanged } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';

export const reactions = [
  on(identityMoved, async (db, { companyId }) => {
    const readers = [...(await companies.listMemberIds(db, companyId)), ...(await users.listAdminIds(db))];
    await live.changed(db, readers, ['company']);
  }),
  // An address takes its domain along when it goes; the company stays known by it.
  on(emailChanged, async (db, { userId, from }) => {
    for (const { id } of await companies.listMemberships(db, userId)) await hiding.keepMailHost(db, id, from);
  }),
];
