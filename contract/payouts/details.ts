import * as z from 'zod';
import { required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { plainCode } from '../kit/plain-signs.ts';
import { PAYOUT_METHODS } from '../labels/payouts.ts';

const NO_PAN = 'Please enter a valid PAN, for example ABCDE1234F.';
const NO_ACCOUNT = 'Please enter the number of the account: 9 to 18 digits.';
const NO_IFSC = 'Please enter a valid IFSC, for example HDFC0001234.';
const NO_UPI = 'Please enter a valid UPI ID, for example name@bank.';

const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;
const ACCOUNT = /^\d{9,18}$/;
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const UPI = /^[\w.-]{2,64}@[a-z][a-z\d]{1,63}$/i;

/** Without spaces and invisible characters; blank and missing become null. */
function optionalSigns(error: string, pattern: RegExp, write: (value: string) => string = (value) => value) {
  return z
    .string({ error })
    .max(100, error)
    .overwrite((value) => write(plainCode(value)))
    .refine((value) => value === '' || pattern.test(value), error)
    .nullish()
    .overwrite((value) => value || null);
}

const capitals = (value: string) => value.toUpperCase();

/** Where a person is paid. */
export const PayoutDetailsInput = ordered(
  {
    legalName: required('Please enter your name as the bank has it.'),
    pan: optionalSigns(NO_PAN, PAN, capitals),
    method: z.enum(PAYOUT_METHODS, { error: 'Please choose how you are paid.' }),
    accountNumber: optionalSigns(NO_ACCOUNT, ACCOUNT),
    ifsc: optionalSigns(NO_IFSC, IFSC, capitals),
    upiId: optionalSigns(NO_UPI, UPI),
  },
  {
    at: 'accountNumber',
    reads: ['method', 'accountNumber'],
    text: NO_ACCOUNT,
    holds: ({ method, accountNumber }) => method !== 'BANK' || !!accountNumber,
  },
  {
    at: 'ifsc',
    reads: ['method', 'ifsc'],
    text: NO_IFSC,
    holds: ({ method, ifsc }) => method !== 'BANK' || !!ifsc,
  },
  {
    at: 'upiId',
    reads: ['method', 'upiId'],
    text: NO_UPI,
    holds: ({ method, upiId }) => method !== 'UPI' || !!upiId,
  },
);
export type PayoutDetailsInput = z.output<typeof PayoutDetailsInput>;

/** What is shown of saved details, even to their owner. */
export const MaskedDetails = z.object({
  legalName: z.string(),
  hasPan: z.boolean(),
  /** `•••••1234F`; null without a PAN. */
  pan: z.string().nullable(),
  method: z.enum(PAYOUT_METHODS),
  /** `•••• 1234`, or `••••@bank`. */
  account: z.string(),
  ifsc: z.string().nullable(),
});
export type MaskedDetails = z.output<typeof MaskedDetails>;

const DOTS = '••••';

/** The masked form of an account number, enough to recognise it. */
export function maskAccount({ method, accountNumber, upiId }: PayoutDetailsInput): string {
  return method === 'BANK'
    ? `${DOTS} ${(accountNumber ?? '').slice(-4)}`
    : `${DOTS}@${(upiId ?? '').split('@')[1]}`;
}

export function maskDetails(details: PayoutDetailsInput): MaskedDetails {
  const { legalName, pan, method, ifsc } = details;
  return {
    legalName,
    hasPan: Boolean(pan),
    pan: pan ? `${DOTS} ${pan.slice(-4)}` : null,
    method,
    account: maskAccount(details),
    ifsc: method === 'BANK' ? (ifsc ?? null) : null,
  };
}
