import type * as z from 'zod';
import { ordered } from '../kit/ordered.ts';
import { SETTINGS, type SettingName } from './named-settings.ts';

/** Settings that are saved together: each group has a card, a version and a history. */
export const SETTING_GROUPS = ['fee', 'rewards', 'tds', 'deadlines', 'contact', 'supplier'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

const { hireFeePercent, paymentDays, referralReward, affiliateReward, supportEmail, socialLinks, supplier } =
  SETTINGS;
const { tdsPercent, tdsPercentWithoutPan, tdsThreshold, replyHours, urgentReplyHours, offerDays } = SETTINGS;

export const GROUP_INPUTS = {
  fee: ordered({ hireFeePercent, paymentDays }),
  rewards: ordered({ referralReward, affiliateReward }),
  tds: ordered(
    { tdsPercent, tdsPercentWithoutPan, tdsThreshold },
    {
      at: 'tdsPercentWithoutPan',
      reads: ['tdsPercent', 'tdsPercentWithoutPan'],
      text: 'Without a PAN at least as much is withheld as with one.',
      holds: (value) => value.tdsPercentWithoutPan >= value.tdsPercent,
    },
  ),
  deadlines: ordered(
    { replyHours, urgentReplyHours, offerDays },
    {
      at: 'urgentReplyHours',
      reads: ['replyHours', 'urgentReplyHours'],
      text: 'An urgent request cannot stay open for longer than another.',
      holds: (value) => value.urgentReplyHours <= value.replyHours,
    },
  ),
  contact: ordered({ supportEmail, socialLinks }),
  supplier: ordered({ supplier }),
};
export type GroupInput<G extends SettingGroup> = z.output<(typeof GROUP_INPUTS)[G]>;

export const GROUP_LABELS: Readonly<Record<SettingGroup, string>> = {
  fee: 'Fee and payment',
  rewards: 'Rewards',
  tds: 'Tax withheld from rewards',
  deadlines: 'Deadlines',
  contact: 'Support and social links',
  supplier: 'Supplier on invoices',
};

export const SETTING_LABELS: Readonly<Record<SettingName, string>> = {
  hireFeePercent: 'Fee',
  paymentDays: 'Time to pay',
  referralReward: 'Referral reward',
  affiliateReward: 'Affiliate reward',
  tdsPercent: 'TDS',
  tdsPercentWithoutPan: 'TDS without PAN',
  tdsThreshold: 'TDS-free limit',
  replyHours: 'Answer to a request',
  urgentReplyHours: 'Answer to an urgent request',
  offerDays: 'Answer to an offer',
  supportEmail: 'Support mailbox',
  socialLinks: 'Social links',
  supplier: 'Supplier',
};

export function namesOf(group: SettingGroup): SettingName[] {
  return Object.keys(GROUP_INPUTS[group].shape) as SettingName[];
}
