import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getEducation } from '#contract/candidates/education.ts';
import { confirmDegreeCode, sendDegreeCode } from '#contract/verifications/own.ts';
import type { TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION } from '#server/testing/factories/candidates.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

interface Graduate extends TestAccount {
  degreeIds: string[];
}

async function graduate(degrees = 1): Promise<Graduate> {
  const [degree] = EDUCATION.educations ?? [];
  const educations = Array.from({ length: degrees }, () => degree) as never;
  const asha = await createSearchableCandidate(server.db, { education: { educations } });
  const { data } = await server.as(asha).call(getEducation);
  return { ...asha, degreeIds: data.educations.map(({ id }) => id ?? '') };
}

interface Started {
  who: Graduate;
  id: string;
  code: string;
}

async function start(who: Graduate, email: string, degree = 0): Promise<Started> {
  const id = who.degreeIds[degree] ?? '';
  expect((await server.as(who).call(sendDegreeCode, { params: { id }, body: { email } })).status).toBe(200);
  const [mail] = await server.mailsTo(email);
  return { who, id, code: /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? '' };
}

function confirm({ who, id, code }: Started) {
  return server.as(who).call(confirmDegreeCode, { params: { id }, body: { code } });
}

const USED = {
  status: 409,
  code: 'ADDRESS_USED',
  message: 'This address has already verified a degree in another profile.',
};

test.each(['meera+2@smail.iitm.ac.in', 'MEERA@SMAIL.iitm.ac.in', 'Meera+x+y@smail.iitm.ac.in'])(
  'a mailbox that has proved a degree cannot prove one of another person as %s',
  async (spelling) => {
    await sql`delete from degree_verifications`.execute(server.db);
    expect((await confirm(await start(await graduate(), 'meera@smail.iitm.ac.in'))).status).toBe(200);
    expect(await confirm(await start(await graduate(), spelling))).toMatchObject(USED);
  },
);

test('a dot makes another mailbox', async () => {
  for (const email of ['m.rao@smail.iitm.ac.in', 'mrao@smail.iitm.ac.in']) {
    expect((await confirm(await start(await graduate(), email))).status).toBe(200);
  }
});

test('one person can prove all their degrees from one mailbox', async () => {
  const asha = await graduate(2);
  for (const degree of [0, 1]) {
    expect((await confirm(await start(asha, 'both@smail.iitm.ac.in', degree))).status).toBe(200);
  }
});

test('of eight concurrent profiles with one mailbox one is verified', async () => {
  const started = [];
  for (let i = 0; i < 8; i += 1) started.push(await start(await graduate(), `race+${i}@smail.iitm.ac.in`));
  const answers = await Promise.all(started.map(confirm));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(answers.filter(({ code }) => code === 'ADDRESS_USED')).toHaveLength(7);
});
