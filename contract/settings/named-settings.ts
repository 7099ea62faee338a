import * as z from 'zod';
import { INVALID_AMOUNT, Rupees } from '../core/money.ts';
import { LONGEST_REPLY_DAYS, REPLY_HOURS, URGENT_REPLY_HOURS } from '../interviews/transitions.ts';
import { optionalLink, required } from '../kit/fields.ts';
import { isGstin, stateCodeOf } from '../kit/gstin.ts';
import { plainCode } from '../kit/plain-signs.ts';
import { STATES } from '../lists/states.ts';
import { LONGEST_OFFER_DAYS, OFFER_DAYS } from '../offers/offer.ts';
import { AFFILIATE_REWARD, REFERRAL_REWARD } from '../referrals/rewards.ts';

const BAD_PERCENT = 'Please enter a percentage from 0 to 100.';
const BAD_DAYS = 'Please enter a number of days.';
const BAD_HOURS = 'Please enter a number of hours.';
const LONGEST_REPLY_HOURS = LONGEST_REPLY_DAYS * 24;
const MAX_PAYMENT_DAYS = 90;

const Percent = z
  .number({ error: BAD_PERCENT })
  .min(0, BAD_PERCENT)
  .max(100, BAD_PERCENT)
  .refine((value) => Number(value.toFixed(2)) === value, 'Please use at most two digits after the point.');

function whole(text: string, min: number, max: number) {
  const range = `Please enter a number from ${min} to ${max}.`;
  return z.int({ error: text }).min(min, range).max(max, range);
}

/** A higher amount is more likely a typing error than a reward. */
const MAX_REWARD = 10_00_000;
const Reward = Rupees.min(1, INVALID_AMOUNT).max(MAX_REWARD, 'Please enter at most ₹10,00,000.');

/** The account that companies pay to. */
export const BankAccount = z.object({
  holder: required("Please enter the account holder's name."),
  number: z
    .string({ error: 'Please enter the number of the account.' })
    .overwrite(plainCode)
    .regex(/^\d{9,18}$/, 'Please enter the number of the account.'),
  ifsc: z
    .string({ error: 'Please enter a valid IFSC.' })
    .overwrite((value) => plainCode(value).toUpperCase())
    .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'Please enter a valid IFSC.'),
  bank: required('Please enter bank and branch.'),
});

const BAD_GST = 'Please enter a valid GST number';

/** The issuer of the invoices, as printed on them. */
export const Supplier = z
  .object({
    legalName: required('Please enter the legal name.'),
    address: required('Please enter the address.', { max: 500 }),
    stateCode: z
      .string({ error: 'Please choose a state.' })
      .refine((code) => Object.hasOwn(STATES, code), 'Please choose a state.'),
    gstin: z
      .string({ error: BAD_GST })
      .overwrite((value) => plainCode(value).toUpperCase())
      .refine((value) => value === '' || isGstin(value), BAD_GST)
      .nullable()
      .overwrite((value) => value || null),
    bankAccount: BankAccount.nullable(),
  })
  .refine(({ gstin, stateCode }) => gstin === null || stateCodeOf(gstin) === stateCode, {
    path: ['gstin'],
    message: 'The GST number belongs to another state.',
  });
export type Supplier = z.output<typeof Supplier>;

const BAD_LINK = 'Please enter a link that begins with https://.';

/** Medallist's profiles elsewhere; null if there is none. */
export const SocialLinks = z.object({
  linkedIn: optionalLink(BAD_LINK),
  x: optionalLink(BAD_LINK),
  youTube: optionalLink(BAD_LINK),
});

const BAD_ADDRESS = 'Please enter a valid email address.';

/** The rules of each setting. */
export const SETTINGS = {
  /** Percentage of the first-year salary. */
  hireFeePercent: Percent,
  /** Days from the issue of an invoice until it is due. */
  paymentDays: whole(BAD_DAYS, 0, MAX_PAYMENT_DAYS),
  /** Per hire through a candidate or recruiter. */
  referralReward: Reward,
  /** Per hire through an affiliate. */
  affiliateReward: Reward,
  /** Withheld from payments to a person above the threshold in a financial year. */
  tdsPercent: Percent,
  tdsPercentWithoutPan: Percent,
  tdsThreshold: Rupees,
  /** Hours to answer a request that names no deadline. */
  replyHours: whole(BAD_HOURS, 1, LONGEST_REPLY_HOURS),
  urgentReplyHours: whole(BAD_HOURS, 1, LONGEST_REPLY_HOURS),
  /** Days for which an offer that names no deadline stays open. */
  offerDays: whole(BAD_DAYS, 1, LONGEST_OFFER_DAYS),
  /** Null: the address of the installation. */
  supportEmail: z
    .string({ error: BAD_ADDRESS })
    .trim()
    .max(254, BAD_ADDRESS)
    .refine((value) => value === '' || z.email().safeParse(value).success, BAD_ADDRESS)
    .nullable()
    .overwrite((value) => value || null),
  socialLinks: SocialLinks,
  supplier: Supplier,
};

/** Every setting that admins can change at run time, with its default. */
export const NamedSettings = z.object({
  hireFeePercent: SETTINGS.hireFeePercent.default(8.33),
  paymentDays: SETTINGS.paymentDays.default(15),
  referralReward: SETTINGS.referralReward.default(REFERRAL_REWARD),
  affiliateReward: SETTINGS.affiliateReward.default(AFFILIATE_REWARD),
  tdsPercent: SETTINGS.tdsPercent.default(2),
  tdsPercentWithoutPan: SETTINGS.tdsPercentWithoutPan.default(20),
  tdsThreshold: SETTINGS.tdsThreshold.default(20_000),
  replyHours: SETTINGS.replyHours.default(REPLY_HOURS),
  urgentReplyHours: SETTINGS.urgentReplyHours.default(URGENT_REPLY_HOURS),
  offerDays: SETTINGS.offerDays.default(OFFER_DAYS),
  supportEmail: SETTINGS.supportEmail.default(null),
  socialLinks: SETTINGS.socialLinks.default({
    linkedIn: 'https://www.linkedin.com/company/medallist',
    x: 'https://x.com/medallist',
    youTube: 'https://www.youtube.com/@medallist',
  }),
  supplier: SETTINGS.supplier.default({
    legalName: 'Medallist',
    address: 'India',
    stateCode: '29',
    gstin: null,
    bankAccount: null,
  }),
});
export type NamedSettings = z.output<typeof NamedSettings>;
export type SettingName = keyof NamedSettings;

export const SETTING_NAMES = NamedSettings.keyof().options;
