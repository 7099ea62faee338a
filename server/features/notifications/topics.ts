import type { NotificationTopic } from '#contract/account/notification-preferences.ts';

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

/** Undefined for what nobody can switch off: the account's safety, the company's standing, other people's words. */
export function topicOf(kind: string): NotificationTopic | undefined {
  if (REQUESTS.has(kind)) return 'interviewRequests';
  return TOPICS[kind.split('.')[0] ?? ''];
}
