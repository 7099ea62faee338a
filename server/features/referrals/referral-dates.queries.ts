import { sql } from 'kysely';
import type { RewardState } from '#contract/labels/referrals.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';

type Dates = Record<
  'signedUpAt' | 'approvedAt' | 'earnedAt' | 'payableFrom' | 'payableAt' | 'paidAt',
  Date | null
>;

export const NO_DATES: Dates = {
  signedUpAt: null,
  approvedAt: null,
  earnedAt: null,
  payableFrom: null,
  payableAt: null,
  paidAt: null,
};

/** When each of these referrals took its steps, for the person whose reward it is. */
export async function listDates(
  db: Db,
  beneficiaryId: string,
  referralIds: readonly string[],
): Promise<Map<string, Dates>> {
  const step = (state: RewardState) => sql<Date | null>`min(e.at) filter (where e.state = ${state})`;
  const rows = await db
    .selectFrom('referrals as r')
    .leftJoin('hires as h', 'h.applicationId', 'r.applicationId')
    .leftJoin('rewardEntries as e', (join) =>
      join
        .onRef('e.referralId', '=', 'r.id')
        .onRef('e.applicationId', '=', 'r.applicationId')
        .on('e.beneficiaryId', '=', beneficiaryId),
    )
    .select(['r.id', 'r.signedUpAt', 'r.approvedAt', 'h.guaranteeEndsAt as payableFrom'])
    .select([step('EARNED').as('earnedAt'), step('PAYABLE').as('payableAt'), step('PAID').as('paidAt')])
    .where('r.id', '=', anyOf(referralIds))
    .groupBy(['r.id', 'h.guaranteeEndsAt'])
    .execute();
  return new Map(rows.map(({ id, ...dates }) => [id, dates]));
}
