import { describe, expect, test } from 'vitest';
import { adminGetRecruiter } from '#contract/companies/recruiter-review.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { createAdmin, createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db));

const idOf = ({ id }: { id: string }) => ({ params: { id } });

describe('similar companies', () => {
  let names = 0;
  async function company(identity: { name?: string; website?: string; gstNumber?: string; email?: string }) {
    names += 1;
    const { email, name, ...details } = identity;
    const recruiter = await createRecruiter(server.db, {
      companyName: name ?? `Nobody ${names} Else`,
      email: email ?? `hr@nobody-${names}.in`,
    });
    const change = { website: null, gstNumber: null, ...details };
    await server.db.updateTable('companies').set(change).where('id', '=', recruiter.companyId).execute();
    return recruiter;
  }

  const lookalikesOf = async (recruiter: TestAccount) =>
    (await server.as(admin).call(adminGetRecruiter, idOf(recruiter))).data.lookalikes;

  test.each([
    ['the name', { name: 'Kaveri Motors' }, { name: 'KAVERI Motors Pvt. Ltd.' }, ['NAME']],
    ['the domain', { website: 'https://www.tungabhadra.in' }, { website: 'tungabhadra.in/jobs' }, ['DOMAIN']],
    [
      'the domain of mailboxes',
      { email: 'a@godavari-one.in' },
      { email: 'b@hr.godavari-one.in' },
      ['DOMAIN'],
    ],
    ['the GST number', { gstNumber: '27AAGCT4821K1Z3' }, { gstNumber: '27AAGCT4821K1Z3' }, ['GSTIN']],
    [
      'all three',
      { name: 'Indus Loop', website: 'https://indusloop.in', gstNumber: '29AAFCK7719L1Z4' },
      { name: 'Indus Loop', website: 'https://indusloop.in', gstNumber: '29AAFCK7719L1Z4' },
      ['NAME', 'DOMAIN', 'GSTIN'],
    ],
  ] as const)('that share %s are listed for each other', async (_, one, other, shares) => {
    const [first, second] = [await company(one), await company(other)];
    const [alike, ...rest] = await lookalikesOf(first);
    expect(rest).toEqual([]);
    expect(alike).toMatchObject({
      id: second.companyId,
      founderId: second.id,
      founderEmail: second.email,
      founderName: fullName(second),
      approvalStatus: 'APPROVED',
      shares,
    });
    expect((await lookalikesOf(second)).map(({ id }) => id)).toEqual([first.companyId]);
  });

  test('are ordered by how much they share', async () => {
    const gstNumber = '27AAFCK7719L1Z4';
    const own = await company({ name: 'Order Of Alikes', gstNumber });
    const little = await company({ gstNumber });
    const much = await company({ name: 'Order Of Alikes', gstNumber });
    const found = await lookalikesOf(own);
    expect(found.map(({ id }) => id)).toEqual([much.companyId, little.companyId]);
  });

  test('are not those that share a mail provider, an empty GST number or nothing', async () => {
    await company({ email: 'one@gmail.com' });
    const two = await company({ email: 'two@gmail.com' });
    expect(await lookalikesOf(two)).toEqual([]);
    expect(await lookalikesOf(await company({ website: 'https://github.com/three' }))).toEqual([]);
  });
});
