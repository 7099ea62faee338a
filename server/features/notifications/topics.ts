import type { NotificationTopic } from '#contract/account/notification-preferences.ts';
import type { MailKind } from '#contract/mails/kinds.ts';

/** Moves of an interview that are about the request itself. */
const REQUESTS = new Set([
  'interview.requested',
  'interview.slots_requested',
  'interview.withdrawn',
  'interview.expired',
]);

/** By the noun that the kind of a notice starts with. */
const TOPICS: Readonly<Record<string, NotificationTopic>> = {
  interview: 'interviewUpdates',
  application: 'applications',
  search: 'savedSearches',
  offer: 'applications',
  hire: 'applications',
  referral: 'referrals',
  reward: 'referrals',
  payout: 'referrals',
  product: 'productNews',
};

const MAIL_KINDS: Readonly<Record<string, MailKind>> = {
  account: 'ACCOUNT',
  affiliate: 'REFERRAL',
  application: 'APPLICATION',
  company: 'COMPANY',
  degree: 'DEGREE',
  hire: 'HIRE',
  interview: 'INTERVIEW',
  invoice: 'INVOICE',
  job: 'JOB',
  message: 'MESSAGE',
  note: 'APPLICATION',
  offer: 'OFFER',
  payout: 'REFERRAL',
  product: 'ACCOUNT',
  referral: 'REFERRAL',
  report: 'REPORT',
  reward: 'REFERRAL',
  search: 'SEARCH',
  team: 'COMPANY',
};

const nounOf = (kind: string): string => kind.split('.')[0] ?? '';

export function mailKindOf(kind: string): MailKind {
  const found = MAIL_KINDS[nounOf(kind)];
  if (!found) throw new Error(`No kind of mail is named for ${kind}.`);
  return found;
}

/** Undefined for what nobody can switch off: the account's safety, the company's standing, other people's words. */
export function topicOf(kind: string): NotificationTopic | undefined {
  if (REQUESTS.has(kind)) return 'interviewRequests';
  return TOPICS[nounOf(kind)];
}
