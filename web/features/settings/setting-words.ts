import { changedFields, inWords } from '#contract/labels/audit.ts';
import type { SettingChange } from '#contract/settings/admin-settings.ts';
import type { SettingName } from '#contract/settings/named-settings.ts';
import { SETTING_LABELS } from '#contract/settings/setting-groups.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatRupees } from '#web/lib/format/money.ts';

type Words = (value: unknown) => string;

const percent: Words = (value) => `${Number(value)}%`;
const rupees: Words = (value) => formatRupees(Number(value));
const days: Words = (value) => count(Number(value), 'day');
const hours: Words = (value) => count(Number(value), 'hour');

const WORDS: Partial<Record<SettingName, Words>> = {
  hireFeePercent: percent,
  paymentDays: days,
  referralReward: rupees,
  affiliateReward: rupees,
  tdsPercent: percent,
  tdsPercentWithoutPan: percent,
  tdsThreshold: rupees,
  replyHours: hours,
  urgentReplyHours: hours,
  offerDays: days,
  supportEmail: (value) => (value ? String(value) : 'the default address'),
};

export interface ChangeLine {
  label: string;
  from: string;
  to: string;
}

/** What differs between two values of a setting, a line for each part. */
export function linesOf({ name, from, to }: Pick<SettingChange, 'name' | 'from' | 'to'>): ChangeLine[] {
  const words = WORDS[name];
  if (words) return [{ label: SETTING_LABELS[name], from: words(from), to: words(to) }];
  const parts = changedFields({ [name]: from }, { [name]: to });
  return parts.map((part) => ({ label: part.label, from: inWords(part.from), to: inWords(part.to) }));
}
