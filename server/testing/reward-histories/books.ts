import { sql } from 'kysely';
import type { LineStatus } from '#contract/labels/payouts.ts';
import type { RewardStanding, RewardState } from '#contract/labels/referrals.ts';
import type { Db } from '#server/db/schema/database.ts';

interface Reward {
  id: string;
  owner: string;
  application: string;
  amount: number;
  state: RewardStanding;
  shelf: string;
  endsWithPayout: boolean;
}

interface Entry {
  id: string;
  owner: string;
  application: string;
  state: RewardState;
  amount: number;
  at: number;
  line: string | null;
  year: string;
}

export interface Line {
  id: string;
  batch: string;
  reward: string;
  owner: string;
  status: LineStatus;
  gross: number;
  setOff: number;
  taxable: number;
  withheld: number;
  net: number;
  threshold: number;
  percent: number;
  year: string | null;
}

interface Hire {
  application: string;
  status: string;
  guaranteeEnds: number;
}

type Sums = Record<'lines' | 'open' | 'paid' | 'failed' | 'gross' | 'setOff' | 'withheld' | 'net', number>;
type Invoice = Record<
  'total' | 'credited' | 'received' | 'withheld' | 'refunded' | 'outstanding' | 'refundDue',
  number
>;

/** The raw rows, for sums that are computed independently of the product. */
export interface Books {
  rewards: Reward[];
  entries: Entry[];
  lines: Line[];
  hires: Hire[];
  batches: ({ id: string; status: string } & Sums)[];
  owed: { owner: string; owed: number }[];
  invoices: Invoice[];
  numbers: { series: string; sequence: number }[];
  locked: string[];
}

const rowsOf = (query: string) => sql.raw(`(select coalesce(json_agg(r), '[]') from (${query}) r)`);
const at = (column: string) => `extract(epoch from ${column}) * 1000`;

/** In one statement, so that it can run after every step. */
export async function readRows(db: Db): Promise<Books> {
  const { rows } = await sql<{ books: Books }>`select json_build_object(
    'rewards', ${rowsOf(`select id, beneficiary_id as owner, application_id as application, amount, state, shelf,
      ends_with_payout as "endsWithPayout" from rewards`)},
    'entries', ${rowsOf(`select id, beneficiary_id as owner, application_id as application, state, amount,
      ${at('at')} as at, payout_line_id as line, financial_year as year from reward_entries`)},
    'lines', ${rowsOf(`select id, batch_id as batch, reward_id as reward, beneficiary_id as owner, status, gross,
      set_off as "setOff", taxable, withheld, net, tds_threshold as threshold, tds_percent as percent,
      financial_year as year from payout_lines`)},
    'hires', ${rowsOf(`select application_id as application, status, ${at('guarantee_ends_at')} as "guaranteeEnds"
      from hires`)},
    'batches', ${rowsOf(`select id, status, lines, open_lines as open, paid_lines as paid, failed_lines as failed,
      gross, set_off as "setOff", withheld, net from payout_batches`)},
    'owed', ${rowsOf('select beneficiary_id as owner, owed from payout_balances')},
    'invoices', ${rowsOf(`select i.total,
      (select coalesce(sum(total), 0) from credit_notes where invoice_id = i.id) as credited,
      (select coalesce(sum(received), 0) from payments where invoice_id = i.id) as received,
      (select coalesce(sum(withheld), 0) from payments where invoice_id = i.id) as withheld,
      (select coalesce(sum(amount), 0) from refunds where invoice_id = i.id) as refunded,
      b.outstanding, b.refund_due as "refundDue" from invoices i join invoice_balances b on b.invoice_id = i.id`)},
    'numbers', ${rowsOf(`select 'MDL ' || financial_year as series, sequence from invoices
      union all select 'MDC ' || financial_year, sequence from credit_notes`)},
    'locked', ${sql.raw(`(select coalesce(json_agg(id), '[]') from users where status not in ('ACTIVE','INACTIVE'))`)}
  ) as books`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the books cannot be read');
  return row.books;
}
