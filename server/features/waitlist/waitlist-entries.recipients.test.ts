import { expect, test } from 'vitest';
import { joinRecruiterWaitlist } from '#contract/waitlist.ts';
import {
  adminExportWaitlist,
  adminInviteFromWaitlist,
  adminListWaitlist,
} from '#contract/waitlist-entries.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

test('an invitation is mailed to the invited person, and an export notifies nobody', async () => {
  const body = { name: 'Asha Rao', email: 'asha@people.test', phone: '9876543210', company: 'Tamarind' };
  await server.call(joinRecruiterWaitlist, { body });
  const admin = server.as(cast.admin);
  const [entry] = (await admin.call(adminListWaitlist)).data.content;
  const invite = () => admin.call(adminInviteFromWaitlist, { params: { id: entry?.id ?? '' } });
  expect(await toldBy(server, cast, invite)).toEqual({
    'waitlist.invited': { notices: [], mails: ['asha@people.test'] },
  });
  const download = async () => (await admin.fetch(adminExportWaitlist.path)).text();
  expect(await toldBy(server, cast, download)).toEqual({ 'waitlist.exported': NOBODY });
});
