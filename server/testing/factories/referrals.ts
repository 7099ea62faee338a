import type { Insertable } from 'kysely';
import { signUpCandidate, signUpRecruiter } from '#contract/auth/sign-up.ts';
import { signUpAffiliate } from '#contract/auth/sign-up-kinds.ts';
import { verifyEmailCode } from '#contract/auth/verify.ts';
import { financialYearOf } from '#contract/invoices/numbering.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { ReferralsTable, RewardEntriesTable } from '#server/db/schema/referrals.ts';
import { now } from '#server/platform/clock.ts';
import { newId } from '#server/platform/new-id.ts';
import type { TestServer } from '../server.ts';
import { createRecruiter, PASSWORD } from './accounts.ts';
import { insertHire } from './invoices.ts';
import { dayIn } from './offers.ts';

let count = 0;

interface SignUpOptions {
  ref?: string;
  deviceId?: string;
  email?: string;
  phone?: string;
}

/** A new person: no two share a phone by default. */
function newPerson({ email, phone, ...trace }: SignUpOptions) {
  count += 1;
  return {
    firstName: 'Kavya',
    lastName: 'Iyer',
    email: email ?? `newcomer${count}@people.test`,
    phone: phone ?? `+91 70000 ${String(count).padStart(5, '0')}`,
    password: PASSWORD,
    ...trace,
  };
}

/** Signs up a candidate over HTTP; returns the address. */
export async function joinAsCandidate(server: TestServer, options: SignUpOptions = {}): Promise<string> {
  const body = newPerson(options);
  const { status } = await server.call(signUpCandidate, { body });
  if (status !== 201) throw new Error(`sign-up answered ${status}`);
  return body.email;
}

export async function joinAsRecruiter(server: TestServer, options: SignUpOptions = {}): Promise<string> {
  const body = { ...newPerson(options), companyName: `Newcomer ${count}` };
  const { data } = await server.call(signUpRecruiter, { body });
  return data.user.id;
}

export async function joinAsAffiliate(server: TestServer, options: SignUpOptions = {}) {
  const body = { ...newPerson(options), website: 'https://blog.example' };
  const { data } = await server.call(signUpAffiliate, { body });
  return { id: data.user.id, email: body.email, token: data.accessToken };
}

/** Confirms the address with the mailed code and returns the session. */
export async function confirm(server: TestServer, email: string): Promise<{ id: string; token: string }> {
  const mails = await server.mailsTo(email);
  const otpCode = mails.flatMap(({ subject }) => /^(\d{6}) /.exec(subject)?.[1] ?? [])[0] ?? '';
  const { data } = await server.call(verifyEmailCode, { body: { email, otpCode } });
  return { id: data.user.id, token: data.accessToken };
}

/**
 * A hire of a referred person whose 90 days are complete, as the ledger stores it. Returns the reward's id.
 */
export async function addHire(
  db: Db,
  referralId: string,
  steps: readonly Pick<RewardEntriesTable, 'state' | 'amount'>[],
): Promise<string> {
  const referral = await db
    .selectFrom('referrals')
    .selectAll()
    .where('id', '=', referralId)
    .executeTakeFirstOrThrow();
  const recruiter = await createRecruiter(db, { companyName: 'Lotus Exchange' });
  const { applicationId } = await insertHire(db, {
    recruiter,
    ...(referral.referredKind === 'JOBSEEKER' && { candidate: { id: referral.referredUserId ?? '' } }),
    companyName: 'Lotus Exchange',
    joinedOn: dayIn(-100),
  });
  const at = now();
  await db
    .updateTable('referrals')
    .set({ status: 'HIRED', hiredAt: at, applicationId })
    .where('id', '=', referralId)
    .execute();
  const beneficiaryId = referral.referrerId;
  const financialYear = financialYearOf(dayIn(0));
  const rewardId = newId();
  for (const { state, amount } of steps) {
    const payoutLineId = state === 'PAID' ? await transferOne(db, { rewardId, beneficiaryId, amount }) : null;
    const id = state === 'EARNED' ? rewardId : newId();
    const entry = { id, referralId, beneficiaryId, applicationId, state, amount, at, financialYear };
    await db
      .insertInto('rewardEntries')
      .values({ ...entry, payoutLineId })
      .execute();
  }
  return rewardId;
}

interface Transfer {
  rewardId: string;
  beneficiaryId: string;
  amount: number;
}

/** A transfer that arrived, in a separate payout, without tax. */
async function transferOne(db: Db, { rewardId, beneficiaryId, amount }: Transfer): Promise<string> {
  const at = now();
  const [batchId, id] = [newId(), newId()];
  await db.insertInto('payoutBatches').values({ id: batchId, createdAt: at }).execute();
  const sums = { gross: amount, setOff: 0, taxable: 0, withheld: 0, tdsThreshold: 20_000, tdsPercent: 2 };
  await db
    .insertInto('payoutLines')
    .values({ id, batchId, rewardId, beneficiaryId, ...sums })
    .execute();
  const line = () => db.updateTable('payoutLines').where('id', '=', id);
  await line()
    .set({ status: 'SENT', sentAt: at, financialYear: financialYearOf(dayIn(0)) })
    .execute();
  const batch = () => db.updateTable('payoutBatches').where('id', '=', batchId);
  await batch().set({ status: 'SENT', sentAt: at }).execute();
  await line()
    .set({ status: 'PAID', reference: 'NEFT 0001', paidOn: dayIn(0), settledAt: at })
    .execute();
  await batch().set({ status: 'SETTLED', settledAt: at }).execute();
  return id;
}

/** A successful referral: the person referred has an approved account. */
export async function insertReferral(
  db: Db,
  referral: Pick<Insertable<ReferralsTable>, 'referrerId' | 'referredUserId' | 'referredKind' | 'flags'>,
): Promise<string> {
  const [id, at] = [newId(), now()];
  const times = { invitedAt: at, signedUpAt: at, approvedAt: at };
  await db
    .insertInto('referrals')
    .values({ id, source: 'LINK', status: 'APPROVED', ...times, ...referral })
    .execute();
  return id;
}
