import { addDays } from '#contract/kit/days.ts';
import { toInstant } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as hires from '#server/features/hires/hires.service.ts';
import { follows as invoices } from '#server/features/invoices/invoices.follows.ts';
import { follows as payouts } from '#server/features/payouts/payouts.follows.ts';
import { follows as rewards } from '#server/features/rewards/rewards.follows.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { storeShift } from '#server/platform/clock.queries.ts';
import { loadShift, now } from '#server/platform/clock.ts';
import { asCandidate } from '#server/platform/deed.ts';
import { registerReactions } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { createAdmin, createCandidate, createRecruiter } from '../factories/accounts.ts';
import { createSearchableCandidate } from '../factories/candidates.ts';
import { actorOf, createApplication, createJob } from '../factories/jobs.ts';
import { dayIn } from '../factories/offers.ts';

/** Four months before the financial year ends, so that many histories pass its end. */
export const START = Date.parse('2026-11-25T06:00:00Z');
const PEOPLE = 9;
/** How many of them are hired when a history begins. */
const HIRED = 3;
const SALARY = 4_000_000;

/** A person with an accepted offer, and who referred them. */
interface Newcomer {
  candidateId: string;
  applicationId: string;
  recruiter: Actor;
}

/** The start of every history: nobody has given payout details. */
export interface World {
  adminId: string;
  /** Two candidates, who can be suspended, and an affiliate. */
  beneficiaries: readonly string[];
  newcomers: readonly Newcomer[];
  /** The referral of the last one, which an admin has to review. */
  flaggedId: string;
}

/** The clock as this connection reads it; it is stored in the transaction and rolled back with it. */
export async function setClock(db: Db, at: number): Promise<void> {
  await storeShift(db, Math.round((at - Date.now()) / 1000));
  await loadShift(db);
}

async function acceptOffer(
  db: Db,
  recruiter: Actor,
  ids: Record<'applicationId' | 'jobId' | 'candidateId', string>,
) {
  const expiresOn = dayIn(0);
  await db
    .updateTable('applications')
    .set({ status: 'OFFERED' })
    .where('id', '=', ids.applicationId)
    .execute();
  await db
    .insertInto('offers')
    .values({
      ...ids,
      ...{ id: newId(), version: 1, status: 'ACCEPTED', annualSalary: SALARY, variablePay: 0 },
      ...{
        companyId: recruiter.company?.id ?? '',
        candidateName: 'Asha Raghavan',
        companyName: 'Tamarind Pay',
      },
      ...{ jobTitle: 'Engineer', joiningDate: expiresOn, extendedOn: expiresOn, expiresOn },
      expiresAt: toInstant(addDays(expiresOn, 1), '00:00'),
      ...{ extendedBy: recruiter.userId, extendedByName: 'Rohan Mehta', extendedAt: now() },
      ...{ acceptedName: 'Asha Raghavan', closedAt: now() },
    })
    .execute();
}

async function createTeam(db: Db) {
  const recruiter = await createRecruiter(db);
  const { id: jobId } = await createJob(db, recruiter, { openings: 500 });
  return { recruiter: actorOf(recruiter), jobId };
}

/** Only the books react to events: other tests check who is notified and what else happens. */
export async function createWorld(db: Db): Promise<World> {
  await setClock(db, START);
  const beneficiaries = [];
  for (let one = 0; one < 3; one++) beneficiaries.push((await createCandidate(db)).id);
  const affiliate = db.updateTable('users').set({ userType: 'AFFILIATE' });
  await affiliate.where('id', '=', beneficiaries[2] ?? '').execute();
  const teams = [await createTeam(db), await createTeam(db)] as const;
  const flaggedId = newId();
  const newcomers = [];
  for (let one = 0; one < PEOPLE; one++) {
    const { recruiter, jobId } = one % 2 === 0 ? teams[0] : teams[1];
    const { id: candidateId } = await createSearchableCandidate(db);
    const { id: applicationId } = await createApplication(db, jobId, { id: candidateId });
    await acceptOffer(db, recruiter, { applicationId, jobId, candidateId });
    const id = one === PEOPLE - 1 ? flaggedId : newId();
    // One person referred the first two, and so reaches the threshold soon; the last one needs a review by an
    // admin.
    const referrerId = beneficiaries[one < 2 ? 0 : one % 3] ?? '';
    await db
      .insertInto('referrals')
      .values({
        ...{ id, referrerId, source: 'LINK', status: 'APPROVED', referredUserId: candidateId },
        ...{ referredKind: 'JOBSEEKER', invitedAt: now(), signedUpAt: now(), approvedAt: now() },
        flags: id === flaggedId ? ['SELF'] : [],
      })
      .execute();
    newcomers.push({ candidateId, applicationId, recruiter });
  }
  // The founder of one company was referred too, so its first hire earns two rewards.
  await db
    .insertInto('referrals')
    .values({
      ...{ id: newId(), referrerId: beneficiaries[1] ?? '', source: 'LINK', status: 'APPROVED' },
      ...{ referredUserId: teams[0].recruiter.userId, referredKind: 'RECRUITER' },
      ...{ invitedAt: now(), signedUpAt: now(), approvedAt: now() },
    })
    .execute();
  registerReactions([...invoices, ...rewards, ...payouts]);
  for (const { applicationId, candidateId, recruiter } of newcomers.slice(0, HIRED))
    await db.transaction().execute(async (tx) => {
      const joined = { joinedOn: dayIn(0), annualSalary: SALARY };
      const hireId = await hires.record(tx, recruiter, applicationId, joined);
      const person = { ...asCandidate({ userId: candidateId }), owner: { candidateId } };
      await hires.confirm(tx, person, hireId, 'JOINING');
    });
  return { adminId: (await createAdmin(db)).id, beneficiaries, newcomers, flaggedId };
}
