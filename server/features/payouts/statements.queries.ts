import type { Db } from '#server/db/schema/database.ts';

/** Every ledger entry of a person until the end of a financial year, oldest first. */
export function listEntries(db: Db, beneficiaryId: string, financialYear: string) {
  return db
    .selectFrom('rewardEntries as e')
    .innerJoin('rewards as w', (join) =>
      join.onRef('w.applicationId', '=', 'e.applicationId').onRef('w.beneficiaryId', '=', 'e.beneficiaryId'),
    )
    .innerJoin('referrals as r', 'r.id', 'w.referralId')
    .innerJoin('hires as h', 'h.applicationId', 'w.applicationId')
    .leftJoin('users as c', (join) =>
      join.onRef('c.id', '=', 'r.referredUserId').on('c.erasedAt', 'is', null),
    )
    .leftJoin('payoutLines as l', 'l.id', 'e.payoutLineId')
    .select(['e.state', 'e.amount', 'e.at', 'e.financialYear', 'w.id as rewardId'])
    .select(['r.referredKind', 'h.companyName', 'c.firstName', 'c.lastName'])
    .select(['l.setOff', 'l.withheld', 'l.net', 'l.reference', 'l.paidOn'])
    .where('e.beneficiaryId', '=', beneficiaryId)
    .where('e.financialYear', '<=', financialYear)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
}

/**
 * The person's rewards that were on hold at that moment: by a hold that still lasts, and by one that has
 * ended since. For an ended hold only its audit events remain; they are never deleted.
 */
export async function listHeldAt(db: Db, beneficiaryId: string, at: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('rewards as w')
    .select('w.id')
    .where('w.beneficiaryId', '=', beneficiaryId)
    .where((eb) =>
      eb.or([
        eb('w.heldAt', '<', at),
        eb(
          eb
            .selectFrom('auditEvents as a')
            .select('a.action')
            .whereRef('a.subjectId', '=', 'w.id')
            .where('a.action', 'in', ['reward.held', 'reward.released'])
            .where('a.at', '<', at)
            .orderBy('a.at', 'desc')
            .orderBy('a.id', 'desc')
            .limit(1),
          '=',
          'reward.held',
        ),
      ]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function listYears(db: Db, beneficiaryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('rewardEntries')
    .select('financialYear')
    .distinct()
    .where('beneficiaryId', '=', beneficiaryId)
    .orderBy('financialYear', 'desc')
    .execute();
  return rows.map(({ financialYear }) => financialYear);
}
