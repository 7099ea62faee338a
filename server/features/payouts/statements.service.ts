import type { FastifyReply } from 'fastify';
import { AppError } from '#contract/core/errors.ts';
import type { UserType } from '#contract/core/roles.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { localDate, toInstant } from '#contract/kit/zoned-time.ts';
import {
  changeOf,
  isFinancialYear,
  type Statement,
  type StatementLine,
} from '#contract/payouts/statement.ts';
import type { Db } from '#server/db/schema/database.ts';
import { shortName } from '#server/features/referrals/referrers.policy.ts';
import * as settings from '#server/features/settings/settings.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { CSV_START, csvLine, sendCsv } from '#server/platform/csv.ts';
import { sendPdf } from '#server/platform/pdf/send-pdf.ts';
import { HeavyWork } from '#server/platform/workers/heavy-work.ts';
import * as details from './payouts.service.ts';
import type statementPdf from './statement-pdf.ts';
import { MOVEMENTS, sumsOf, yearInWords } from './statement-words.ts';
import { listEntries, listHeldAt, listYears } from './statements.queries.ts';

type Row = Awaited<ReturnType<typeof listEntries>>[number];

/** The person or company of the reward, as far as its owner may know. */
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

/** The first moment in India after the year. */
function endOf(financialYear: string): Date {
  return toInstant(`${2001 + Number(financialYear.slice(0, 2))}-04-01`, '00:00');
}

/** The unpaid rewards at the end of the year: waiting for the 90 days or for an admin, and payable. */
function standings(rows: readonly Row[], held: ReadonlySet<string>) {
  const last = new Map(rows.map((row) => [row.rewardId, row]));
  const open = [...last.values()].filter(({ state }) => state === 'EARNED' || state === 'PAYABLE');
  const isHeld = ({ state, rewardId }: Row) => state === 'EARNED' || held.has(rewardId);
  return {
    held: sum(open.filter(isHeld).map(({ amount }) => amount)),
    payable: sum(open.filter((row) => !isHeld(row)).map(({ amount }) => amount)),
  };
}

/** Null for a year before the first earning. */
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
    name: masked?.legalName ?? fullName({ firstName, lastName }),
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

const HEADER = ['Date', 'Movement', 'For', 'Amount', 'Set off', 'TDS', 'Transferred', 'Reference'];

function statementCsv(statement: Statement): string {
  const { financialYear, name, lines } = statement;
  return [
    CSV_START + csvLine(['Statement of rewards', yearInWords(financialYear), name]),
    ...sumsOf(statement).map(([label, amount]) => csvLine([label, amount])),
    csvLine([]),
    csvLine(HEADER),
    ...lines.map(({ on, state, about, amount, setOff, withheld, net, reference }) =>
      csvLine([on, MOVEMENTS[state], about, amount, setOff, withheld, net, reference]),
    ),
  ].join('');
}

const drawing = new HeavyWork<typeof statementPdf>(new URL('./statement-pdf.ts', import.meta.url), {
  timeoutMs: 10_000,
  maxMemoryMb: 256,
  waiting: 20,
});

interface Wanted {
  userId: string;
  year: string;
  reply: FastifyReply;
}

export async function sendStatementPdf(db: Db, { userId, year, reply }: Wanted): Promise<FastifyReply> {
  const statement = await statementOf(db, userId, year);
  const { supplier } = await settings.current(db);
  const bytes = await drawing.run({ statement, supplier: supplier.legalName });
  return sendPdf(reply, bytes, `Statement of rewards 20${year}.pdf`);
}

export async function sendStatementCsv(db: Db, { userId, year, reply }: Wanted): Promise<FastifyReply> {
  const text = statementCsv(await statementOf(db, userId, year));
  return sendCsv(reply, text, `statement-of-rewards-20${year}.csv`);
}
