import * as z from 'zod';
import { candidate, recruiter } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { Id } from './core/ids.ts';
import { PageQuery, pageOf } from './core/page.ts';
import { Timestamp } from './core/time.ts';

export const Notification = z.object({
  id: Id,
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: Timestamp,
});
export type Notification = z.output<typeof Notification>;

const Count = z.object({ count: z.number() });

/** The same four calls for each side; the paths come from the specification. */
function calls<A extends typeof candidate | typeof recruiter>(prefix: string, who: string, access: A) {
  return {
    list: endpoint({
      name: `list${who}Notifications`,
      method: 'GET',
      path: `${prefix}/notifications`,
      summary: 'Notifications, newest first',
      access,
      reads: ['notifications'],
      query: PageQuery,
      response: pageOf(Notification),
    }),
    markRead: endpoint({
      name: `mark${who}NotificationRead`,
      method: 'PUT',
      path: `${prefix}/notifications/{id}/read`,
      summary: 'Mark one notification as read',
      access,
      changes: ['notifications'],
      params: z.object({ id: Id }),
    }),
    markAllRead: endpoint({
      name: `markAll${who}NotificationsRead`,
      method: 'POST',
      path: `${prefix}/notifications/mark-all-read`,
      summary: 'Mark every notification as read',
      access,
      changes: ['notifications'],
    }),
    unreadCount: endpoint({
      name: `count${who}UnreadNotifications`,
      method: 'GET',
      path: `${prefix}/notifications/unread-count`,
      summary: 'How many notifications are unread',
      access,
      reads: ['notifications'],
      response: Count,
      bare: true,
    }),
  };
}

export const candidateNotifications = calls('/api/jobseeker', 'Candidate', candidate);
export const recruiterNotifications = calls('/api/recruiter', 'Recruiter', recruiter);
