import { stateCodeOf } from '../kit/gstin.ts';
import { ABROAD, findStateCode, isIndia } from '../lists/states.ts';

/** The code for recruitment services. */
export const SAC = '998512';
export const GST_PERCENT = 18;

/** An amount in whole rupees, split into its parts. */
export interface Sums {
  fee: number;
  cgst: number;
  sgst: number;
  igst: number;
  /** The fee and all taxes. */
  total: number;
}

/**
 * `percent` of an amount, rounded to the nearest rupee, half a rupee up. Percentages have at most two
 * decimals.
 */
export function percentOf(amount: number, percent: number): number {
  const hundredths = Math.round(percent * 100);
  return Math.floor((amount * hundredths + 5000) / 10_000);
}

/** Adds the total, so that the parts always add up to it. */
export function sumsOf(parts: Omit<Sums, 'total'>): Sums {
  const { fee, cgst, sgst, igst } = parts;
  return { fee, cgst, sgst, igst, total: fee + cgst + sgst + igst };
}

/**
 * The fee with its GST. Each tax is rounded separately to the nearest rupee, as section 170 of the CGST Act
 * requires, and the total is the sum of the rounded parts: so the parts always add up, and CGST always equals
 * SGST.
 */
export function withTax(fee: number, { from, to }: { from: string; to: string }): Sums {
  if (from !== to) return sumsOf({ fee, cgst: 0, sgst: 0, igst: percentOf(fee, GST_PERCENT) });
  const half = percentOf(fee, GST_PERCENT / 2);
  return sumsOf({ fee, cgst: half, sgst: half, igst: 0 });
}

/**
 * `percent` of every part of an invoice, each rounded to the nearest rupee: never more than the part itself.
 */
export function shareOf(invoice: Sums, percent: number): Sums {
  const share = (amount: number) => percentOf(amount, percent);
  const { fee, cgst, sgst, igst } = invoice;
  return sumsOf({ fee: share(fee), cgst: share(cgst), sgst: share(sgst), igst: share(igst) });
}

export interface Address {
  gstin: string | null;
  state: string | null;
  city: string | null;
  country: string;
}

/**
 * The state that a customer is taxed in: that of the GSTIN, otherwise that of the address. A customer without
 * either is taxed where the supplier is (section 12 of the IGST Act).
 */
export function placeOfSupply({ gstin, state, city, country }: Address, supplierState: string): string {
  // Numbers of services from abroad begin with 99, which is no state.
  if (gstin) return stateCodeOf(gstin) === '99' ? ABROAD : stateCodeOf(gstin);
  if (!isIndia(country)) return ABROAD;
  return findStateCode(state) ?? findStateCode(city) ?? supplierState;
}
