import type { Statement } from '#contract/payouts/statement.ts';
import { CSV_START, csvLine } from '#server/platform/csv/csv.ts';
import { MOVEMENTS, sumsOf, yearInWords } from './statement-words.ts';

const HEADER = ['Date', 'Movement', 'For', 'Amount', 'Set off', 'TDS', 'Transferred', 'Reference'];

export function statementCsv(statement: Statement): string {
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
