import * as z from 'zod';
import { signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { ordered } from '../kit/ordered.ts';

/**
 * Topics that a person can switch off. Mails about account security are not a topic: they are always sent.
 */
export const NOTIFICATION_TOPICS = [
  'interviewRequests',
  'interviewUpdates',
  'applications',
  'savedSearches',
  'referrals',
  'productNews',
] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

export const NOTIFICATION_TOPIC_LABELS: Readonly<Record<NotificationTopic, string>> = {
  interviewRequests: 'Interview requests',
  interviewUpdates: 'Interview updates and reminders',
  applications: 'Applications and offers',
  savedSearches: 'Saved searches',
  referrals: 'Referrals and rewards',
  productNews: 'Product news',
};

const Channels = z.object({ email: z.boolean(), inApp: z.boolean() });
export type NotificationChannels = z.output<typeof Channels>;

const everyTopic = {
  interviewRequests: Channels,
  interviewUpdates: Channels,
  applications: Channels,
  savedSearches: Channels,
  referrals: Channels,
  productNews: Channels,
} satisfies Record<NotificationTopic, typeof Channels>;

export const NotificationPreferences = z.object(everyTopic);
export type NotificationPreferences = z.output<typeof NotificationPreferences>;

export const getNotificationPreferences = endpoint({
  name: 'getNotificationPreferences',
  method: 'GET',
  path: '/api/user/notifications',
  summary: 'What the person wants to hear of, by mail and in the product',
  access: signedIn,
  reads: ['notificationPreferences'],
  response: NotificationPreferences,
});

export const updateNotificationPreferences = endpoint({
  name: 'updateNotificationPreferences',
  method: 'PUT',
  path: '/api/user/notifications',
  summary: 'Switch topics on and off; a topic that is left out stays as it is',
  access: signedIn,
  changes: ['notificationPreferences'],
  body: ordered({
    interviewRequests: Channels.optional(),
    interviewUpdates: Channels.optional(),
    applications: Channels.optional(),
    savedSearches: Channels.optional(),
    referrals: Channels.optional(),
    productNews: Channels.optional(),
  }),
  response: NotificationPreferences,
  message: 'Your notification settings are saved.',
});
