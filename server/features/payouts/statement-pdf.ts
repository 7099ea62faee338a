import type { PdfNode } from 'pdfmake';
import { formatRupees } from '#contract/core/rupees.ts';
import { dayInWords } from '#contract/kit/days.ts';
import type { Statement, StatementLine } from '#contract/payouts/statement.ts';
import { rule } from '#server/platform/pdf/pdf-style.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { MOVEMENTS, sumsOf, yearInWords } from './statement-words.ts';

const head = (text: string, alignment = 'left'): PdfNode => ({ text, style: 'small', alignment });
const money = (amount: number): PdfNode => ({
  text: amount === 0 ? '–' : formatRupees(amount),
  alignment: 'right',
});

function sumsTable(statement: Statement): PdfNode {
  const isTotal = (label: string) => label.endsWith('balance');
  return {
    table: {
      widths: ['*', 100],
      body: sumsOf(statement).map(([label, amount]) => [
        { text: label, ...(isTotal(label) && { style: 'title' }) },
        { text: formatRupees(amount), alignment: 'right', ...(isTotal(label) && { style: 'title' }) },
      ]),
    },
    layout: 'lightHorizontalLines',
  };
}

function rowOf({ on, state, about, amount, setOff, withheld, net, reference }: StatementLine): PdfNode[] {
  return [
    dayInWords(on),
    reference ? { stack: [MOVEMENTS[state], { text: reference, style: 'small' }] } : MOVEMENTS[state],
    about,
    ...[money(amount), money(setOff), money(withheld), money(net)],
  ];
}

function linesTable(lines: readonly StatementLine[]): PdfNode {
  const columns = ['Amount', 'Set off', 'TDS', 'Transferred'].map((text) => head(text, 'right'));
  return {
    table: {
      headerRows: 1,
      widths: [72, 80, '*', 55, 50, 45, 60],
      body: [[head('Date'), head('Movement'), head('For'), ...columns], ...lines.map(rowOf)],
    },
    layout: 'lightHorizontalLines',
  };
}

export interface Paper {
  statement: Statement;
  /** The payer. */
  supplier: string;
}

/** The PDF of what a person earned and was paid in a financial year. */
export default async function statementPdf({ statement, supplier }: Paper): Promise<Buffer> {
  const { financialYear, name, email, pan, lines } = statement;
  const year = yearInWords(financialYear);
  const content: PdfNode[] = [
    { text: 'Statement of rewards', style: 'name' },
    { text: `Financial year ${year}, April to March`, style: 'headline' },
    rule(),
    { text: name, style: 'title' },
    { text: [email, pan ? `PAN ${pan}` : 'PAN not given'].join(' · '), style: 'small' },
    { text: `Paid by ${supplier}`, style: 'small' },
    rule(),
    { text: 'Sums', style: 'heading' },
    sumsTable(statement),
    { text: 'Movements', style: 'heading', margin: [0, 16, 0, 5] },
    linesTable(lines),
  ];
  return (await renderPdf({ content, title: `Statement of rewards ${year}`, author: supplier })).bytes;
}
