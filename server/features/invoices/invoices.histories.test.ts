import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { creditPercent } from '#contract/hires/credit.policy.ts';
import type { DisputeSubject } from '#contract/labels/hires.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as hires from '#server/features/hires/hires.service.ts';
import * as offers from '#server/features/offers/offers.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { now } from '#server/platform/clock.ts';
import { asAdmin, asCandidate, asMember } from '#server/platform/deed.ts';
import { newId } from '#server/platform/new-id.ts';
import { createAdmin, createRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { actorOf, createJob } from '#server/testing/factories/jobs.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { ownServer } from '#server/testing/server.ts';
import { checkBooks } from './ledger.service.ts';

const HISTORIES = 1000;
const DAY = 86_400;
/** The states of the customers; the supplier's is Karnataka. */
const STATES = ['29', '27', '07', '33', '36', '06'] as const;

const server = ownServer();
beforeAll(async () => {}, 60_000);

/** The possible events of an offer, in order. */
const History = fc.record({
  /** The salary of each version of the offer: the last one is accepted. */
  versions: fc.array(fc.integer({ min: 100_000, max: 100_000_000 }), { minLength: 1, maxLength: 3 }),
  raise: fc.integer({ min: 0, max: 500_000 }),
  joining: fc.constantFrom('CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'UPHELD', 'REJECTED', 'NOT_SAID'),
  end: fc.constantFrom('STAYED', 'LEFT', 'LEFT', 'ABSENT'),
  /** Whether the other side agrees about the end, or an admin has to settle it. */
  agreement: fc.constantFrom('AGREED', 'FOUND', 'STANDS'),
  /** Includes the first and the last day of each credited share. */
  endsOn: fc.constantFrom(1, 17, 30, 31, 46, 60, 61, 75, 90),
  reporter: fc.constantFrom('CANDIDATE', 'RECRUITER'),
});
type History = typeof History extends fc.Arbitrary<infer T> ? T : never;

interface Case extends History {
  place: number;
  state: (typeof STATES)[number];
  recruiter: Actor;
  candidateId: string;
  applicationId: string;
  hireId: string;
}

const inOwn = <T>(work: (tx: Db) => Promise<T>) => server.db.transaction().execute(work);
const reason = 'Seen by both.';
const companySide = ({ recruiter }: Case): hires.Side => ({
  ...asMember(recruiter),
  owner: { companyId: recruiter.company?.id ?? '' },
});
const personSide = ({ candidateId }: Case): hires.Side => ({
  ...asCandidate({ userId: candidateId }),
  owner: { candidateId },
});

/** As many candidates as histories, each in an interview for one of six jobs in six states. */
async function begin(histories: readonly History[]): Promise<Case[]> {
  const model = await createSearchableCandidate(server.db);
  const teams: { recruiter: Actor; jobId: string; companyId: string }[] = [];
  for (const state of STATES) {
    const recruiter = await createRecruiter(server.db);
    const gstNumber = `${state}AAGCT4821K1Z3`;
    const company = server.db.updateTable('companies').set({ gstNumber, state: null, city: null });
    await company.where('id', '=', recruiter.companyId).execute();
    const { id: jobId, companyId } = await createJob(server.db, recruiter, { openings: 500 });
    teams.push({ recruiter: actorOf(recruiter), jobId, companyId });
  }
  const cases = histories.map((history, place) => {
    const at = place % STATES.length;
    const [team, state] = [teams[at]!, STATES[at]!];
    return {
      ...{ ...history, ...team, place, state },
      ...{ candidateId: newId(), applicationId: newId(), hireId: '' },
    };
  });
  const added = JSON.stringify(cases.map(({ candidateId: id, place: n }) => ({ id, n })));
  await sql`
    insert into users select (jsonb_populate_record(u, jsonb_build_object('id', a.id,
      'email', 'history' || a.n || '@people.test'))).*
    from jsonb_to_recordset(${added}::jsonb) as a (id uuid, n int) join users u on u.id = ${model.id}::uuid`.execute(
    server.db,
  );
  const people = cases.map(({ candidateId }) => ({
    userId: candidateId,
    updatedAt: now(),
    createdAt: now(),
    lastActiveAt: now(),
  }));
  await server.db.insertInto('candidates').values(people).execute();
  const at = now();
  const rows = cases.map(({ applicationId: id, candidateId, jobId, companyId }) => ({
    ...{ id, candidateId, jobId, companyId, source: 'APPLIED' as const, status: 'INTERVIEW' as const },
    ...{ appliedAt: at, statusChangedAt: at, createdAt: at, updatedAt: at },
  }));
  await server.db.insertInto('applications').values(rows).execute();
  return cases;
}

/** Offers, hire and the candidate's answer, all on the first day. */
async function join(one: Case): Promise<void> {
  const days = { joiningDate: dayIn(0), expiresOn: dayIn(0) };
  let offerId = '';
  for (const annualSalary of one.versions)
    offerId = await inOwn((tx) =>
      offers.extend(tx, one.recruiter, one.applicationId, { annualSalary, ...days }),
    );
  await inOwn((tx) => offers.accept(tx, personSide(one), offerId, 'Asha Raghavan'));
  const joined = { joinedOn: dayIn(0), annualSalary: salaryOf(one) };
  one.hireId = await inOwn((tx) => hires.record(tx, one.recruiter, one.applicationId, joined));
  const { hireId } = one;
  if (one.joining === 'NOT_SAID') return;
  if (one.joining === 'CONFIRMED')
    return inOwn((tx) => hires.confirm(tx, personSide(one), hireId, 'JOINING'));
  await inOwn((tx) => hires.dispute(tx, personSide(one), hireId, { of: 'JOINING', reason }));
  await settle(hireId, one.joining === 'UPHELD');
}

/** The report of the end is confirmed or settled. It is sent twice, and must count once. */
async function leave(one: Case): Promise<void> {
  const { hireId } = one;
  const [own, other] =
    one.end === 'ABSENT' || one.reporter === 'RECRUITER'
      ? [companySide(one), personSide(one)]
      : [personSide(one), companySide(one)];
  const of: DisputeSubject = one.end === 'ABSENT' ? 'ABSENCE' : 'LEAVING';
  const left = { leftOn: dayIn(0), cause: 'RESIGNED' } as const;
  if (of === 'ABSENCE') await inOwn((tx) => hires.reportAbsence(tx, one.recruiter, one.applicationId));
  else await inOwn((tx) => hires.reportLeaving(tx, own, hireId, left));
  if (one.agreement === 'AGREED') return inOwn((tx) => hires.confirm(tx, other, hireId, of));
  await inOwn((tx) => hires.dispute(tx, other, hireId, { of, reason }));
  await settle(hireId, one.agreement === 'STANDS');
}

function settle(hireId: string, stands: boolean): Promise<void> {
  const outcome = stands ? 'STANDS' : 'FALLS';
  return inOwn((tx) => hires.settle(tx, asAdmin({ userId: adminId }, {}), hireId, { outcome, reason }));
}

const salaryOf = ({ versions, raise }: History) => (versions.at(-1) ?? 0) + raise;
const isBilled = ({ joining }: History) => joining === 'CONFIRMED' || joining === 'UPHELD';
const mayEnd = (one: History) => isBilled(one) && one.end !== 'STAYED';

function percentOf(one: History): number {
  if (!mayEnd(one) || one.agreement === 'STANDS') return 0;
  return one.end === 'ABSENT' ? 100 : creditPercent(one.endsOn);
}

let adminId: string;

/** Four at a time, like four processes. */
async function each(cases: readonly Case[], act: (one: Case) => Promise<void>): Promise<void> {
  const rest = [...cases];
  const worker = async () => {
    for (let one = rest.shift(); one; one = rest.shift()) await act(one);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}

test(`over ${HISTORIES} random histories of offers, hires, disputes and ends the books balance on every day`, {
  timeout: 600_000,
}, async () => {
  adminId = (await createAdmin(server.db)).id;
  const cases = await begin(fc.sample(History, { numRuns: HISTORIES, seed: 7 }));
  await each(cases, join);
  expect((await checkBooks(server.db)).faults).toEqual([]);
  const byDay = Map.groupBy(cases.filter(mayEnd), ({ endsOn }) => endsOn);
  for (const [day, ending] of [...byDay].toSorted(([a], [b]) => a - b)) {
    await server.moveClock(day * DAY);
    await each(ending, leave);
    expect((await checkBooks(server.db)).faults, `day ${day}`).toEqual([]);
  }
  await server.moveClock(0);

  const invoices = await server.db.selectFrom('invoices').selectAll().execute();
  const notes = await server.db.selectFrom('creditNotes').selectAll().execute();
  const byHire = new Map(invoices.map((row) => [row.hireId, row]));
  const creditedOf = new Map(notes.map((row) => [row.invoiceId, row]));
  const credited = cases.filter((one) => percentOf(one) > 0);
  expect([invoices.length, notes.length]).toEqual([cases.filter(isBilled).length, credited.length]);
  for (const one of cases.filter(isBilled)) {
    const invoice = byHire.get(one.hireId)!;
    expect(invoice.firstYearSalary).toBe(salaryOf(one));
    expect(Math.abs(invoice.fee * 10_000 - salaryOf(one) * 833)).toBeLessThanOrEqual(10_000);
    expect(creditedOf.get(invoice.id)?.percent ?? 0).toBe(percentOf(one));
    // Two taxes within the state, one beyond it.
    const isWithin = one.state === '29';
    expect([invoice.placeOfSupply, invoice.igst === 0, invoice.cgst === 0]).toEqual([
      one.state,
      isWithin,
      !isWithin,
    ]);
  }
  for (const { fee, cgst, sgst, igst, total } of [...invoices, ...notes]) {
    expect(Math.min(fee, cgst, sgst, igst)).toBeGreaterThanOrEqual(0);
    expect([fee + cgst + sgst + igst, cgst]).toEqual([total, sgst]);
  }
  for (const rows of [invoices, notes])
    for (const ofYear of Map.groupBy(
      rows as { financialYear: string; sequence: number }[],
      (row) => row.financialYear,
    ).values())
      expect(ofYear.map(({ sequence }) => sequence).toSorted((a, b) => a - b)).toEqual(
        ofYear.map((_, at) => at + 1),
      );
});
