import { AppError } from '#contract/core/errors.ts';
import type { UserType } from '#contract/core/roles.ts';
import { localDate, toInstant } from '#contract/kit/zoned-time.ts';
import {
  changeOf,
  isFinancialYear,
  type Statement,
  type StatementLine,
} from '#contract/payouts/statement.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as details from '#server/features/payouts/details/details.service.ts';
import { shortName } from '#server/features/referrals/links/short-name.policy.ts';
import * as users from '#server/features/users/users.service.ts';
import { listEntries, listHeldAt, listYears } from './statements.queries.ts';

type Row = Awaited<ReturnType<typeof listEntries>>[number];

/** For whom the reward was, as far as its owner may know. */
function aboutOf({ referredKind, firstName, lastName, companyName }: Row, userType: UserType): string {
  if (userType === 'AFFILIATE') return referredKind === 'RECRUITER' ? 'A company' : 'A graduate';
  if (referredKind === 'RECRUITER') return companyName;
  return `${firstName && lastName ? shortName(firstName, lastName) : 'A graduate'}, ${companyName}`;
}

function toLine(row: Row, userType: UserType): StatementLine[] {
  const { state, amount, setOff, withheld, net } = row;
  if (state === 'PAYABLE') return [];
  const sums = { amount, setOff: setOff ?? 0, withheld: withheld ?? 0, net: net ?? 0 };
  const on = row.paidOn ?? localDate(row.at);
  return [{ on, state, about: aboutOf(row, userType), ...sums, reference: row.reference }];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The first moment in India that is no longer of the year. */
function endOf(financialYear: string): Date {
  return toInstant(`${2001 + Number(financialYear.slice(0, 2))}-04-01`, '00:00');
}

/** Of what has not been paid at the end of the year: what waits for its 90 days or for an admin, and what is payable. */
function standings(rows: readonly Row[], held: ReadonlySet<string>) {
  const last = new Map(rows.map((row) => [row.rewardId, row]));
  const open = [...last.values()].filter(({ state }) => state === 'EARNED' || state === 'PAYABLE');
  const isHeld = ({ state, rewardId }: Row) => state === 'EARNED' || held.has(rewardId);
  return {
    held: sum(open.filter(isHeld).map(({ amount }) => amount)),
    payable: sum(open.filter((row) => !isHeld(row)).map(({ amount }) => amount)),
  };
}

/** Null for a year in which nothing had been earned yet. */
export async function statementOf(db: Db, userId: string, financialYear: string): Promise<Statement> {
  const years = await listYears(db, userId);
  if (!isFinancialYear(financialYear) || !years.includes(financialYear)) throw new AppError('NOT_FOUND');
  const { userType, firstName, lastName, email } = await users.get(db, userId);
  const masked = await details.findMasked(db, userId);
  const rows = await listEntries(db, userId, financialYear);
  const isNow = (row: Row) => row.financialYear === financialYear;
  const linesOf = (some: readonly Row[]) => some.flatMap((row) => toLine(row, userType));
  const lines = linesOf(rows.filter(isNow));
  const opening = sum(linesOf(rows.filter((row) => !isNow(row))).map(changeOf));
  const of = (state: StatementLine['state']) => lines.filter((line) => line.state === state);
  const paid = of('PAID');
  const closing = opening + sum(lines.map(changeOf));
  const { held, payable } = standings(rows, await listHeldAt(db, userId, endOf(financialYear)));
  return {
    financialYear,
    name: masked?.legalName ?? `${firstName} ${lastName}`,
    email,
    pan: masked?.pan ?? null,
    opening,
    earned: sum(of('EARNED').map(({ amount }) => amount)),
    voided: sum(of('VOID').map(({ amount }) => amount)),
    clawedBack: -sum(of('CLAWBACK').map(({ amount }) => amount)),
    paid: {
      gross: sum(paid.map(({ amount }) => amount)),
      setOff: sum(paid.map(({ setOff }) => setOff)),
      withheld: sum(paid.map(({ withheld }) => withheld)),
      net: sum(paid.map(({ net }) => net)),
    },
    closing,
    ...{ held, payable, owedBack: held + payable - closing },
    lines,
  };
}
