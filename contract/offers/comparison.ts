import { dayInWords } from '#contract/kit/days.ts';
import { formatLakhs, formatRupees } from '../core/rupees.ts';

export interface PayRange {
  min: number;
  max: number;
}

/** What the candidate was told before the offer; null if nothing was. */
export interface Stated {
  request: PayRange | null;
  job: PayRange | null;
}

export interface OfferTerms {
  annualSalary: number;
  /** The part of the annual salary that depends on performance. */
  variablePay: number;
  joiningDate: string;
  expiresOn: string;
}

export interface ComparedLine {
  label: string;
  /** Null if there is no comparable figure; `difference` then explains it. */
  stated: string | null;
  offered: string;
  /** The difference; null if the two agree. */
  difference: string | null;
}

const LAKH = 100_000;

/** `₹41 L`; in full rupees if lakhs would round it. */
export function payInWords(amount: number): string {
  return amount >= LAKH && amount % (LAKH / 10) === 0 ? formatLakhs(amount) : formatRupees(amount);
}

export function rangeInWords({ min, max }: PayRange): string {
  if (min === 0) return `up to ${payInWords(max)}`;
  return min === max ? payInWords(min) : `${payInWords(min)} – ${payInWords(max)}`;
}

function distance(amount: number, { min, max }: PayRange): string | null {
  if (amount < min) return `${formatRupees(min - amount)} below what was stated`;
  if (amount > max) return `${formatRupees(amount - max)} above what was stated`;
  return null;
}

function payLine(label: string, range: PayRange | null, { annualSalary }: OfferTerms): ComparedLine[] {
  if (!range) return [];
  const offered = payInWords(annualSalary);
  return [{ label, stated: rangeInWords(range), offered, difference: distance(annualSalary, range) }];
}

function fixedLine(terms: OfferTerms, { request, job }: Stated): ComparedLine[] {
  const range = request ?? job;
  const { annualSalary, variablePay } = terms;
  if (variablePay === 0 || !range) return [];
  const fixed = annualSalary - variablePay;
  const told = `${payInWords(variablePay)} is variable; the ${request ? 'request' : 'job'} mentioned none`;
  const short = fixed < range.min ? `, ${formatRupees(range.min - fixed)} below what was stated` : '';
  return [
    {
      label: 'Fixed pay',
      stated: null,
      offered: payInWords(fixed),
      difference: told + short,
    },
  ];
}

/** The offer compared with the request and the job, line by line. */
export function compareOffer(terms: OfferTerms, stated: Stated): ComparedLine[] {
  return [
    ...payLine('Pay in the request', stated.request, terms),
    ...payLine('Pay in the job', stated.job, terms),
    ...fixedLine(terms, stated),
  ];
}

function moved(amount: number, before: number): string {
  return `${formatRupees(Math.abs(amount - before))} ${amount > before ? 'more' : 'less'} than before`;
}

/** What a version changes compared with the one before it. */
export function changesOf(terms: OfferTerms, before: OfferTerms): ComparedLine[] {
  const pay = (label: string, amount: number, earlier: number): ComparedLine[] =>
    amount === earlier
      ? []
      : [
          {
            label,
            stated: payInWords(earlier),
            offered: payInWords(amount),
            difference: moved(amount, earlier),
          },
        ];
  const date = (label: string, now: string, earlier: string): ComparedLine[] =>
    now === earlier
      ? []
      : [
          {
            label,
            stated: dayInWords(earlier),
            offered: dayInWords(now),
            difference: now > earlier ? 'Later than before' : 'Earlier than before',
          },
        ];
  return [
    ...pay('Annual salary', terms.annualSalary, before.annualSalary),
    ...pay('Variable part', terms.variablePay, before.variablePay),
    ...date('Joining date', terms.joiningDate, before.joiningDate),
    ...date('Answer by', terms.expiresOn, before.expiresOn),
  ];
}

/** `Stated ₹38 L – ₹46 L, offered ₹41 L` */
export function offerInWords(terms: OfferTerms, { request, job }: Stated): string {
  const range = request ?? job;
  const offered = `offered ${payInWords(terms.annualSalary)}`;
  return range ? `Stated ${rangeInWords(range)}, ${offered}` : `O${offered.slice(1)}`;
}
