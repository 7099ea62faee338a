import { expect, test } from 'vitest';
import { accountErased } from '#server/features/users/users.events.ts';
import { emit } from '#server/platform/events.ts';
import { createRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { conversationsOf } from '#server/testing/factories/messages.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

const { begin, write, read } = conversationsOf(server);

test.each([
  ['Will', 'Bose'],
  ['WILL', 'BOSE'],
  ['will', 'Bose'],
])(
  'the signature of a recruiter called %s %s is removed, and words that only resemble the name stay',
  async (first, last) => {
    const recruiter = await createRecruiter(server.db);
    const names = { firstName: first, lastName: last };
    await server.db.updateTable('users').set(names).where('id', '=', recruiter.id).execute();
    const candidate = await createSearchableCandidate(server.db);
    const thread = await begin(recruiter, candidate);
    await write(recruiter, thread, 'WE WILL MEET, and i will call.\nWill Bose, talent. Will');
    const name = `${first} ${last}`;
    await emit(server.db, accountErased, {
      ...{ userId: recruiter.id, userType: 'RECRUITER', name, addresses: [], phone: null, forget: () => {} },
    });
    const text = (await read(candidate, thread)).data.messages
      .map((one) => one.text)
      .find((one) => one.includes('talent'));
    expect(text).toMatch(/\n, talent\. $/);
    if (first === 'Will') expect(text).toContain('WE WILL MEET, and i will call.');
    if (first === 'WILL') expect(text).toContain('and i will call.');
  },
);
