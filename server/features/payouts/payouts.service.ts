import type { ResultOf } from '#contract/core/endpoint.ts';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import type { UserType } from '#contract/core/roles.ts';
import { hireMoves } from '#contract/hires/transitions.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { REWARD_SHELVES, type RewardShelf } from '#contract/labels/payouts.ts';
import type { adminHoldReward, adminSumRewards } from '#contract/payouts/admin-rewards.ts';
import { awaitedOf } from '#contract/payouts/awaited.ts';
import { type MaskedDetails, maskDetails, type PayoutDetailsInput } from '#contract/payouts/details.ts';
import type { listOwnRewards } from '#contract/payouts/own.ts';
import { rewardMoves } from '#contract/payouts/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import { shortName } from '#server/features/referrals/referrers.policy.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { seal, unseal } from '#server/platform/sealed.ts';
import { payoutDetailsChanged } from './payouts.events.ts';
import * as queries from './payouts.queries.ts';

/** Unmasked, for the bank file only. Undefined if there are none, or if they cannot be decrypted. */
function open(row: { userId: string; sealed: string } | undefined): PayoutDetailsInput | undefined {
  const text = row && unseal(row.sealed, row.userId);
  return text === undefined ? undefined : JSON.parse(text);
}

async function findDetails(db: Db, userId: string): Promise<PayoutDetailsInput | undefined> {
  return open(await queries.findSealed(db, userId));
}

export async function listByPerson(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, PayoutDetailsInput>> {
  const rows = await queries.listSealed(db, userIds);
  return new Map(
    rows.flatMap((row) => {
      const details = open(row);
      return details ? [[row.userId, details] as const] : [];
    }),
  );
}

export async function findMasked(db: Db, userId: string): Promise<MaskedDetails | null> {
  const details = await findDetails(db, userId);
  return details ? maskDetails(details) : null;
}

/** Only requested once something is payable; existing details can be changed at any time. */
export async function mayGive(db: Db, userId: string): Promise<boolean> {
  return (await queries.findSealed(db, userId)) !== undefined || queries.hasPayable(db, userId);
}

export async function saveDetails(
  db: Db,
  { userId, ip }: { userId: string; ip: string },
  input: PayoutDetailsInput,
): Promise<MaskedDetails> {
  if (!(await mayGive(db, userId))) throw new AppError('NOTHING_PAYABLE');
  const before = await findDetails(db, userId);
  const { legalName, method, accountNumber, ifsc, upiId } = input;
  // The PAN is never shown unmasked again, so a person who only changes the account cannot send it.
  const pan = input.pan ?? before?.pan ?? null;
  const ways =
    method === 'BANK' ? { accountNumber, ifsc, upiId: null } : { accountNumber: null, ifsc: null, upiId };
  const details = { legalName, pan, method, ...ways };
  const sealed = seal(JSON.stringify(details), userId);
  await queries.upsertDetails(db, { userId, sealed, changedAt: now() });
  const masked = maskDetails(details);
  const former = before ? maskDetails(before) : null;
  await emit(db, payoutDetailsChanged, { userId, former, details: masked, ip });
  return masked;
}

type AdminReward = ResultOf<typeof adminHoldReward>;
type Row = queries.RewardView | queries.AdminRewardView;

function transferOf(row: Row) {
  const { lineStatus, gross, setOff, withheld, net, account, sentAt, paidOn, reference, failedReason } = row;
  if (lineStatus === null) return null;
  const sums = { gross: gross ?? 0, setOff: setOff ?? 0, withheld: withheld ?? 0, net: net ?? 0 };
  return { status: lineStatus, ...sums, account, sentAt, paidOn, reference, failedReason };
}

function factsOf(row: Row) {
  const { id, amount, state, earnedAt, dueAt, payableAt, endedAt, holdReason } = row;
  const awaited = awaitedOf({
    ...{ state, holdReason, awaitsReview: row.awaitsReview, line: row.lineStatus },
    isComplete: row.retainedAt !== null,
    hasDetails: row.hasDetails !== null,
  });
  const dates = { earnedAt, dueAt, payableAt, endedAt };
  return { id, amount, state, ...dates, holdReason, awaited, transfer: transferOf(row) };
}

/** An affiliate does not see who came by the link. */
export async function listOwn(
  db: Db,
  { userId, userType }: { userId: string; userType: UserType },
  query: PageQuery,
): Promise<ResultOf<typeof listOwnRewards>> {
  const isNamed = userType !== 'AFFILIATE';
  const content = (await queries.listOwn(db, userId, query)).map((row) => ({
    ...factsOf(row),
    kind: row.referredKind ?? 'JOBSEEKER',
    name: isNamed && row.firstName && row.lastName ? shortName(row.firstName, row.lastName) : null,
    companyName: isNamed ? row.companyName : null,
  }));
  return toPage(content, query, await queries.countOwn(db, userId));
}

function allowedActions(row: queries.AdminRewardView): AdminReward['allowedActions'] {
  const { state: status, dueAt, holdReason, awaitsReview } = row;
  const standing = { status, dueAt, holdReason, awaitsReview };
  const holds = (['HOLD', 'RELEASE'] as const).filter(
    (action) => !rewardMoves.refusal(action, standing, 'ADMIN', now()),
  );
  const { hireStatus, guaranteeEndsAt } = row;
  const hire = { status: hireStatus, guaranteeEndsAt, confirmBy: null, reportedBy: null, disputeOf: null };
  const mayFind = hireStatus === 'CONFIRMED' && !hireMoves.refusal('FIND_LEFT', hire, 'ADMIN', now());
  return mayFind ? [...holds, 'FIND_LEFT'] : holds;
}

function present(row: queries.AdminRewardView): AdminReward {
  const { beneficiaryId, firstName, lastName, email, userType, userStatus, owed } = row;
  if (userType === 'ADMIN' || userType === 'SUPER_ADMIN') throw new Error('admins earn no rewards');
  return {
    ...factsOf(row),
    beneficiary: {
      ...{ id: beneficiaryId, name: fullName({ firstName, lastName }), email, userType },
      isActive: userStatus === 'ACTIVE' || userStatus === 'INACTIVE',
      hasDetails: row.hasDetails !== null,
      owedBack: owed ?? 0,
    },
    hire: {
      id: row.hireId,
      kind: row.referredKind ?? 'JOBSEEKER',
      candidateName: row.candidateName,
      companyName: row.companyName,
      joinedOn: row.joinedOn,
    },
    shelf: row.shelf,
    heldBy: fullName({ firstName: row.heldByFirstName, lastName: row.heldByLastName }),
    batchId: row.batchId,
    allowedActions: allowedActions(row),
  };
}

export async function get(db: Db, id: string): Promise<AdminReward> {
  const row = await queries.findOne(db, id);
  if (!row) throw new AppError('NOT_FOUND');
  return present(row);
}

type Filter = PageQuery & { shelf: RewardShelf; search?: string | null | undefined };

export async function listAll(db: Db, query: Filter) {
  const rows = await queries.listAll(db, query, query);
  return toPage(rows.map(present), query, await queries.countAll(db, query));
}

export async function sums(db: Db): Promise<ResultOf<typeof adminSumRewards>> {
  const rows = await queries.sumByShelf(db);
  const of = (shelf: RewardShelf) => {
    const row = rows.find((one) => one.shelf === shelf);
    return { count: row?.count ?? 0, sum: row?.sum ?? 0 };
  };
  const shelves = Object.fromEntries(REWARD_SHELVES.map((shelf) => [shelf, of(shelf)]));
  const tallies = shelves as Record<RewardShelf, ReturnType<typeof of>>;
  return { ...tallies, owedBack: await queries.sumOwed(db) };
}
