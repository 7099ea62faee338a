import { type Sums, shareOf, sumsOf } from './tax.ts';

type Part = Exclude<keyof Sums, 'total'>;

function leftOf(invoice: Sums, earlier: readonly Sums[]): Sums {
  const part = (name: Part) => invoice[name] - earlier.reduce((sum, note) => sum + note[name], 0);
  return sumsOf({ fee: part('fee'), cgst: part('cgst'), sgst: part('sgst'), igst: part('igst') });
}

/**
 * What a credit note of `percent` of an invoice takes back, each part at most what earlier notes have left of it. Null
 * where nothing is left to credit.
 */
export function creditOf(invoice: Sums, earlier: readonly Sums[], percent: number): Sums | null {
  const wanted = shareOf(invoice, percent);
  const left = leftOf(invoice, earlier);
  const part = (name: Part) => Math.min(wanted[name], left[name]);
  const credit = sumsOf({ fee: part('fee'), cgst: part('cgst'), sgst: part('sgst'), igst: part('igst') });
  return credit.total > 0 ? credit : null;
}

/**
 * A credit note of `amount` with its taxes: so much of each tax that all notes together come as near to its share of
 * the invoice as whole rupees allow, the rest of the fee. Null where the halves of the tax cannot be even.
 */
export function creditOfAmount(invoice: Sums, earlier: readonly Sums[], amount: number): Sums | null {
  const left = leftOf(invoice, earlier);
  const credited = invoice.total - left.total + amount;
  const ways = invoice.igst > 0 ? 1 : 2;
  const [tax, taxLeft] = ways === 1 ? [invoice.igst, left.igst] : [invoice.cgst, left.cgst];
  const wanted = Math.round((credited * tax) / invoice.total) - (tax - taxLeft);
  const least = Math.max(0, Math.ceil((amount - left.fee) / ways));
  const most = Math.min(taxLeft, Math.floor(amount / ways));
  if (amount > left.total || least > most) return null;
  const each = Math.min(Math.max(wanted, least), most);
  const fee = amount - each * ways;
  return sumsOf(
    ways === 1 ? { fee, cgst: 0, sgst: 0, igst: each } : { fee, cgst: each, sgst: each, igst: 0 },
  );
}
