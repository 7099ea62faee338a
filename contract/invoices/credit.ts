import { type Sums, shareOf, sumsOf } from './tax.ts';

type Part = Exclude<keyof Sums, 'total'>;

function leftOf(invoice: Sums, earlier: readonly Sums[]): Sums {
  const part = (name: Part) => invoice[name] - earlier.reduce((sum, note) => sum + note[name], 0);
  return sumsOf({ fee: part('fee'), cgst: part('cgst'), sgst: part('sgst'), igst: part('igst') });
}

/**
 * A credit note over `percent` of an invoice; each part is at most what earlier notes have left. Null if
 * nothing is left to credit.
 */
export function creditOf(invoice: Sums, earlier: readonly Sums[], percent: number): Sums | null {
  const wanted = shareOf(invoice, percent);
  const left = leftOf(invoice, earlier);
  const part = (name: Part) => Math.min(wanted[name], left[name]);
  const credit = sumsOf({ fee: part('fee'), cgst: part('cgst'), sgst: part('sgst'), igst: part('igst') });
  return credit.total > 0 ? credit : null;
}

/**
 * A credit note over `amount`, taxes included. Each tax is chosen so that all notes together are as close to
 * its share of the invoice as whole rupees allow; the rest is fee. Null if the two halves of the tax cannot
 * be equal.
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
