import { execFile } from 'node:child_process';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminFindLeft } from '#contract/hires/admin-hires.ts';
import { financialYearOf } from '#contract/invoices/numbering.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as invoices from '#server/features/invoices/invoices.service.ts';
import { checkBooks, readBooks } from '#server/features/invoices/ledger.service.ts';
import { createAdmin } from '#server/testing/factories/accounts.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { payableOne, payOut, rewardOne, sendPayout } from '#server/testing/factories/rewards.ts';
import { addressOf } from '#server/testing/processes.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
let ids: Record<
  'owner' | 'young' | 'paid' | 'back' | 'underWay' | 'settled' | 'sent' | 'line' | 'hire',
  string
>;

/**
 * The rewards of one person: two paid, one of them clawed back and set off against a third; a fourth in a
 * sent batch, a fifth pending.
 */
beforeAll(async () => {
  const admin = await createAdmin(server.db);
  const paid = await payableOne(server);
  const { beneficiary } = paid;
  const back = await rewardOne(server, { beneficiary });
  const settled = await payOut(server, admin, [paid.id, back.id]);
  const underWay = await rewardOne(server, { beneficiary });
  const last = await rewardOne(server, { beneficiary });
  const young = await rewardOne(server, { beneficiary, joinedDaysAgo: 40 });
  for (const { hireId } of [paid, back, underWay, last, young])
    await server.db.transaction().execute((tx) => invoices.issue(tx, hireId));
  const found = { leftOn: dayIn(-30), cause: 'RESIGNED', reportedBy: 'RECRUITER', reason: 'Seen.' } as const;
  await server.as(admin).call(adminFindLeft, { params: { id: back.hireId }, body: found });
  const sent = await sendPayout(server, admin, [underWay.id, last.id]);
  ids = {
    ...{ owner: beneficiary.id, young: young.id, paid: paid.id, back: back.id, underWay: underWay.id },
    ...{ settled: settled.id, sent: sent.id, line: settled.lineIds[0] ?? '', hire: paid.hireId },
  };
});

/** The result of the check after one row was changed, in a transaction that is rolled back. */
async function faultsAfter(damage: string): Promise<string[]> {
  const gaveUp = new Error('given up');
  let faults: string[] = [];
  const work = async (tx: Db) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(damage.replaceAll(/:(\w+)/g, (_, name: keyof typeof ids) => `'${ids[name]}'`)).execute(tx);
    ({ faults } = await readBooks(tx));
    throw gaveUp;
  };
  await server.db
    .transaction()
    .execute(work)
    .catch((error: unknown) => {
      if (error !== gaveUp) throw error;
    });
  return faults;
}

/** Runs the command as an operator does. */
async function ledgerCheck(): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...process.env, DATABASE_URL: await addressOf(server) };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/ledger-check.ts'], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

test('the command prints every table, and exits with 1 and a message if a row was changed', async () => {
  const said = await ledgerCheck();
  expect(said.code).toBe(0);
  const titles = ['Invoices', 'Rewards', 'Payouts', 'Statements', 'Tax withheld', 'The books balance.'];
  for (const title of titles) expect(said.stdout).toContain(title);
  for (const sum of ['transferred', 'onTheirWay', 'taxable', 'owedBack']) expect(said.stdout).toContain(sum);
  await sql`update payout_batches set lines = lines + 1 where id = ${ids.settled}`.execute(server.db);
  const tampered = await ledgerCheck();
  await sql`update payout_batches set lines = lines - 1 where id = ${ids.settled}`.execute(server.db);
  expect(tampered).toMatchObject({ code: 1, stderr: expect.stringMatching(/^payout \d+ does not add up$/m) });
  expect(tampered.stdout).not.toContain('The books balance.');
}, 60_000);

test('rewards, transfers, tax and statements written by the product balance, and are counted', async () => {
  const { faults, rewards, payouts, taxes, statements } = await checkBooks(server.db);
  expect(faults).toEqual([]);
  expect(rewards).toMatchObject({
    ...{
      earned: 100_000,
      held: 20_000,
      payable: 0,
      inPayout: 20_000,
      paid: 40_000,
      takenBack: 20_000,
      void: 0,
    },
    ...{ owedBack: 0, transferred: 39_600, withheld: 400, setOff: 20_000 },
  });
  expect(payouts).toEqual({
    ...{ batches: 2, transfers: 4, drafted: 0, onTheirWay: 19_600, arrived: 39_600, cameBack: 0 },
  });
  const financialYear = financialYearOf(dayIn(0));
  expect(taxes).toEqual([{ financialYear, paid: 40_000, taxable: 20_000, withheld: 400 }]);
  expect(statements).toEqual({ people: 1, statements: 1, owed: 40_000, owedBack: 0 });
});

const OTHER_YEAR = `'10-11'`;

describe('every line of the check names its subject', () => {
  test.each([
    [
      /^reward (.*) is PAYABLE although its steps say EARNED$/,
      `update rewards set state = 'PAYABLE' where id = :young`,
    ],
    [/^the entries of .* for application .* have no reward$/, `delete from rewards where id = :young`],
    [
      /^reward .* has no entries$/,
      `delete from reward_entries where application_id = (select application_id from rewards where id = :young)`,
    ],
    [
      /^reward .* was payable before its 90 days were complete$/,
      `alter table hires drop constraint hires_guaranteed_for_90_days;
        update hires set retained_at = null, guarantee_ends_at = guarantee_ends_at + interval '200 days' where id = :hire`,
    ],
    [
      /^reward .* is paid twice$/,
      `drop index payout_lines_one_a_reward;
        insert into payout_lines (id, batch_id, reward_id, beneficiary_id, gross, set_off, taxable, withheld,
          tds_threshold, tds_percent)
        values (gen_random_uuid(), :settled, :paid, :owner, 20000, 0, 0, 0, 20000, 2)`,
    ],
    [
      /^transfer .* is paid and its reward is not$/,
      `delete from reward_entries where payout_line_id = :line`,
    ],
    [
      /^entry .* is paid by a transfer that is FAILED$/,
      `update payout_lines set status = 'FAILED', failed_reason = 'x', reference = null, paid_on = null where id = :line`,
    ],
    [
      /^reward .* is paid although its hire ended$/,
      `update hires set status = 'DID_NOT_JOIN', retained_at = null where id = :hire`,
    ],
    [
      /^reward .* is paid although its referral was not allowed$/,
      `update referrals set flags = '{SELF}' where id = (select referral_id from rewards where id = :paid)`,
    ],
    [/^payout \d+ does not add up$/, `update payout_batches set lines = lines + 1 where id = :settled`],
    [/^what .* owes back does not add up$/, `update payout_balances set clawed_back = clawed_back + 5`],
    [
      /^of transfer .* the wrong tax was withheld$/,
      `update payout_lines set taxable = 20000, withheld = 400 where id = :line`,
    ],
    [
      /^the reward of .* for application .* is not earned once$/,
      `delete from reward_entries where id = :paid`,
    ],
    [
      /^the reward of .* for application .* changed its amount$/,
      `update reward_entries set amount = amount + 1 where payout_line_id = :line`,
    ],
    [/^rewards earned are not what is held/, `update rewards set amount = amount + 1 where id = :young`],
    [
      /^the rewards are not what their entries come to$/,
      `update reward_entries set amount = amount - 1 where id = :young`,
    ],
    [
      /^what was transferred, withheld and set off is not what was paid$/,
      `update payout_lines set gross = gross + 1 where id = :line`,
    ],
    [
      /^payout \d+ is sent although a transfer of it is draft$/,
      `update payout_lines set status = 'DRAFT', sent_at = null, financial_year = null where batch_id = :sent and status = 'SENT'`,
    ],
    [
      /^transfer .* is of another amount or person than its reward$/,
      `update payout_lines set gross = gross + 1 where id = :line`,
    ],
    [
      /^transfer .* counts for another year than it was sent in$/,
      `update payout_lines set financial_year = ${OTHER_YEAR} where id = :line`,
    ],
    [
      /^entry .* is in the statement of another year$/,
      `update reward_entries set financial_year = ${OTHER_YEAR} where id = :young`,
    ],
    [
      /^the statements of .* do not come to what is owed$/,
      `update payout_balances set clawed_back = clawed_back + 5`,
    ],
  ])('%s', async (fault, damage) => {
    const faults = await faultsAfter(damage);
    expect(faults.filter((one) => fault.test(one)).length, faults.join('\n')).toBeGreaterThan(0);
  });
});
