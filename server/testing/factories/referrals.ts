import { signUpCandidate, signUpRecruiter } from '#contract/auth/sign-up.ts';
import { signUpAffiliate } from '#contract/auth/sign-up-kinds.ts';
import { verifyEmailCode } from '#contract/auth/verify.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { RewardEntriesTable } from '#server/db/schema/referrals.ts';
import { now } from '#server/platform/clock.ts';
import { newId } from '#server/platform/new-id.ts';
import type { TestServer } from '../server.ts';
import { createRecruiter, PASSWORD } from './accounts.ts';
import { createApplication, createJob } from './jobs.ts';

let count = 0;

interface SignUpOptions {
  ref?: string;
  deviceId?: string;
  email?: string;
  phone?: string;
}

/** A person of their own: no two share a phone unless told to. */
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

/** Signs a candidate up over HTTP; answers the address. */
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

/** Confirms the address with the mailed code and answers the session. */
export async function confirm(server: TestServer, email: string): Promise<{ id: string; token: string }> {
  const mails = await server.mailsTo(email);
  const otpCode = mails.flatMap(({ subject }) => /^(\d{6}) /.exec(subject)?.[1] ?? [])[0] ?? '';
  const { data } = await server.call(verifyEmailCode, { body: { email, otpCode } });
  return { id: data.user.id, token: data.accessToken };
}

/** A hire of somebody referred, as the ledger keeps it: what hires will write. */
export async function addHire(
  db: Db,
  referralId: string,
  steps: readonly Pick<RewardEntriesTable, 'state' | 'amount'>[],
): Promise<void> {
  const referral = await db
    .selectFrom('referrals')
    .selectAll()
    .where('id', '=', referralId)
    .executeTakeFirstOrThrow();
  const job = await createJob(db, await createRecruiter(db, { companyName: 'Lotus Exchange' }));
  const { id: applicationId } = await createApplication(db, job.id, {
    id: referral.referredUserId ?? '',
  });
  const at = now();
  await db
    .updateTable('referrals')
    .set({ status: 'HIRED', hiredAt: at, applicationId })
    .where('id', '=', referralId)
    .execute();
  const beneficiaryId = referral.referrerId;
  for (const { state, amount } of steps) {
    const payoutId = state === 'PAID' ? newId() : null;
    if (payoutId) {
      await db
        .insertInto('payouts')
        .values({ id: payoutId, beneficiaryId, amount, reference: 'NEFT 0001', paidBy: null, paidAt: at })
        .execute();
    }
    await db
      .insertInto('rewardEntries')
      .values({ id: newId(), referralId, beneficiaryId, applicationId, state, amount, payoutId, at })
      .execute();
  }
}
