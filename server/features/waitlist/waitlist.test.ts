import { beforeEach, describe, expect, test } from 'vitest';
import { joinCandidateWaitlist, joinRecruiterWaitlist } from '#contract/waitlist.ts';
import { ownServer, startServer } from '#server/testing/server.ts';

const ALREADY = {
  status: 409,
  code: 'ALREADY_ON_WAITLIST',
  message: 'You are already on our waitlist with this email or phone number.',
};
const GRADUATE = {
  name: 'Asha Rao',
  email: 'asha@people.test',
  phone: '9876543210',
  college: 'IIT Delhi',
  experience: '3 to 5 years',
};
const RECRUITER = {
  name: 'Rohan Mehta',
  email: 'rohan@company.test',
  phone: '9876500000',
  company: 'Tamarind',
};

const server = ownServer();
beforeEach(() => server.db.deleteFrom('waitlistEntries').execute());

function join(body: object) {
  return server.call(joinCandidateWaitlist, { body: { ...GRADUATE, ...body } });
}

function entries() {
  return server.db.selectFrom('waitlistEntries').selectAll().execute();
}

test('a graduate joins the waitlist and gets a mail', async () => {
  const answer = await join({ email: ' Asha@people.test ' });
  expect(answer).toMatchObject({ status: 201, body: { success: true, message: 'You are on the waitlist.' } });
  expect(await entries()).toMatchObject([
    { ...GRADUATE, email: 'Asha@people.test', list: 'JOBSEEKER', company: null },
  ]);
  const [mail] = await server.mailsTo('Asha@people.test');
  expect(mail?.subject).toBe('You are on the Medallist waitlist');
  expect(mail?.textBody).toMatch(/Hello Asha Rao,[\s\S]*\/candidate\/signup/);
});

test('a company joins the other list and gets a mail', async () => {
  const answer = await server.call(joinRecruiterWaitlist, { body: RECRUITER });
  expect(answer).toMatchObject({ status: 201, body: { success: true, message: 'You are on the waitlist.' } });
  expect(await entries()).toMatchObject([{ ...RECRUITER, list: 'RECRUITER', college: null }]);
  const [mail] = await server.mailsTo(RECRUITER.email);
  expect(mail?.textBody).toMatch(/Hello Rohan Mehta,[\s\S]*\/recruiter\/signup/);
});

test('every field the contract does not know is dropped', async () => {
  expect((await join({ list: 'RECRUITER', company: 'Tamarind', id: 'x', isAdmin: true })).status).toBe(201);
  expect(await entries()).toMatchObject([{ list: 'JOBSEEKER', company: null }]);
});

describe('missing fields are reported before invalid ones', () => {
  const CONTACT = 'Please fill in all required fields';
  const DETAILS = 'Please fill in college and experience details';
  test.each([
    [{ name: ' ' }, CONTACT, ['name']],
    [{ email: '' }, CONTACT, ['email']],
    [{ phone: null }, CONTACT, ['phone']],
    [{ college: '' }, DETAILS, ['college']],
    [{ college: 'Hogwarts' }, DETAILS, ['college']],
    [{ experience: undefined }, DETAILS, ['experience']],
    [{ phone: '', experience: '', email: 'nowhere' }, CONTACT, ['phone', 'experience', 'email']],
    [{ college: null, email: 'nowhere' }, DETAILS, ['college', 'email']],
    [{ email: 'nowhere' }, 'Please enter a valid email address.', ['email']],
    [{ phone: '12345' }, 'Please enter a 10-digit phone number.', ['phone']],
    [{ phone: '+91 98765 43210' }, 'Please enter a 10-digit phone number.', ['phone']],
    [{ phone: '98765432101' }, 'Please enter a 10-digit phone number.', ['phone']],
    [{ name: 'x'.repeat(81) }, 'Please use at most 80 characters.', ['name']],
    [{ email: `${'x'.repeat(250)}@people.test` }, 'Please use at most 254 characters.', ['email']],
    [{ experience: 'x'.repeat(41) }, 'Please use at most 40 characters.', ['experience']],
    [{ name: 'a\0b' }, 'Please remove invalid characters.', ['name']],
  ])('a graduate with %j is refused: "%s"', async (wrong, message, paths) => {
    const answer = await join(wrong);
    expect(answer).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', message });
    expect(answer.errors?.map(({ path }) => path)).toEqual(paths);
    expect(await entries()).toEqual([]);
  });

  test.each([
    [{ phone: '' }, CONTACT],
    [{ company: '' }, 'Please fill in company name'],
    [{ company: undefined, phone: '1' }, 'Please fill in company name'],
    [{ company: 'x'.repeat(121) }, 'Please use at most 120 characters.'],
  ])('a company with %j is refused: "%s"', async (wrong, message) => {
    const answer = await server.call(joinRecruiterWaitlist, { body: { ...RECRUITER, ...wrong } as never });
    expect(answer).toMatchObject({ status: 400, message });
  });

  test('an empty form is asked to fill in the required fields first', async () => {
    const answer = await server.call(joinCandidateWaitlist, { body: {} as never });
    expect(answer.errors?.map(({ message }) => message)).toEqual([
      CONTACT,
      CONTACT,
      CONTACT,
      DETAILS,
      DETAILS,
    ]);
  });
});

describe('a second time on the same list is refused', () => {
  test.each([
    ['the same address in other letters', { email: 'ASHA@People.test', phone: '9000000000' }],
    ['the same phone', { email: 'other@people.test' }],
    ['both', {}],
  ])('with %s', async (_, again) => {
    expect((await join({})).status).toBe(201);
    expect(await join(again)).toMatchObject(ALREADY);
    expect(await entries()).toHaveLength(1);
  });

  test('with a phone of one entry and the address of another', async () => {
    await join({});
    await join({ email: 'meera@people.test', phone: '9000000001' });
    expect(await join({ email: 'meera@people.test' })).toMatchObject(ALREADY);
  });

  test('and sends no second mail', async () => {
    await join({ email: 'once@people.test' });
    await join({ email: 'once@people.test' });
    expect(await server.mailsTo('once@people.test')).toHaveLength(1);
  });

  test('but the other list is independent', async () => {
    await join({});
    const contact = { name: GRADUATE.name, email: GRADUATE.email, phone: GRADUATE.phone };
    const answer = await server.call(joinRecruiterWaitlist, { body: { ...contact, company: 'Tamarind' } });
    expect(answer.status).toBe(201);
    expect(await entries()).toHaveLength(2);
  });
});

test.each([
  ['of the same address', (i: number) => ({ phone: `900000000${i}` })],
  ['of the same phone', (i: number) => ({ email: `asha${i}@people.test` })],
  ['of the same address and phone', () => ({})],
])('of eight sign-ups at once %s exactly one is stored', async (_, change) => {
  const answers = await Promise.all(Array.from({ length: 8 }, (_unused, i) => join(change(i))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  expect(answers.filter(({ status }) => status === 409)).toMatchObject(Array(7).fill(ALREADY));
  expect(await entries()).toHaveLength(1);
});

test('one IP address can join twenty times an hour', async () => {
  const limited = await startServer({ limits: true });
  const once = (i: number) =>
    limited.call(joinRecruiterWaitlist, {
      body: { ...RECRUITER, email: `r${i}@company.test`, phone: String(9_000_000_000 + i) },
    });
  for (let i = 0; i < 20; i += 1) expect((await once(i)).status).toBe(201);
  const refused = await limited.call(joinCandidateWaitlist, { body: GRADUATE });
  await limited.close();
  expect(refused).toMatchObject({ status: 429, message: 'Too many requests. Please try again later.' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
