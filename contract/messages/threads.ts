import * as z from 'zod';
import { candidate, correspondent } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { ordered } from '../kit/ordered.ts';
import { Message, MessageInput, ReportInput, Thread } from './message.ts';

const path = '/api/messages/threads';
const params = z.object({ id: Id });

export const listThreads = endpoint({
  name: 'listThreads',
  method: 'GET',
  path,
  offline: false,
  summary: 'The conversations of the own side, last written first; of one counterpart also the empty one',
  access: correspondent('VIEWER'),
  reads: ['messages'],
  query: PageQuery.extend({
    unreadFirst: z.enum(['true', 'false']).default('false'),
    search: z.string().trim().max(120).default(''),
    counterpartId: Id.optional(),
  }),
  response: pageOf(Thread),
});

export const MESSAGES_A_PAGE = 50;

export const getThread = endpoint({
  name: 'getThread',
  method: 'GET',
  path: `${path}/{id}`,
  offline: false,
  summary: 'A conversation and its last messages, oldest first, or those before the one of a number',
  access: correspondent('VIEWER'),
  reads: ['messages'],
  params,
  query: z.object({
    before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    size: z.coerce.number().int().min(1).max(100).default(MESSAGES_A_PAGE),
  }),
  response: z.object({ thread: Thread, messages: z.array(Message), hasEarlier: z.boolean() }),
});

export const sendMessage = endpoint({
  name: 'sendMessage',
  method: 'POST',
  path: `${path}/{id}/messages`,
  summary: 'Write into a conversation',
  access: correspondent('RECRUITER'),
  changes: ['messages'],
  params,
  body: MessageInput,
  response: Message,
  message: 'Message sent',
  status: 201,
});

export const markThreadRead = endpoint({
  name: 'markThreadRead',
  method: 'POST',
  path: `${path}/{id}/read`,
  summary: 'Everything that stands in the conversation counts as read by the caller',
  access: correspondent('VIEWER'),
  changes: ['messages'],
  params,
});

export const muteThread = endpoint({
  name: 'muteThread',
  method: 'POST',
  path: `${path}/{id}/mute`,
  summary: 'No mails and no count of this conversation for the caller, or again',
  access: correspondent('VIEWER'),
  changes: ['messages'],
  params,
  body: ordered({ isMuted: z.boolean({ error: 'Please choose yes or no.' }).default(true) }),
});

export const reportThread = endpoint({
  name: 'reportThread',
  method: 'POST',
  path: `${path}/{id}/report`,
  summary: 'Tell the admins what is wrong with a conversation',
  access: correspondent('VIEWER'),
  changes: ['messages', 'reports'],
  params,
  body: ReportInput,
  message: 'Thank you. Our team will look at this conversation.',
  status: 201,
});

export const blockThread = endpoint({
  name: 'blockThread',
  method: 'POST',
  path: `${path}/{id}/block`,
  summary: 'The candidate is absent for the company of the conversation from now on, or again present',
  access: candidate,
  changes: ['messages', 'privacy'],
  params,
  body: ordered({ isBlocked: z.boolean({ error: 'Please choose yes or no.' }).default(true) }),
});

export const countUnreadMessages = endpoint({
  name: 'countUnreadMessages',
  method: 'GET',
  path: '/api/messages/unread-count',
  summary: 'How many conversations hold something unread, muted ones left out',
  access: correspondent('VIEWER'),
  reads: ['messages'],
  response: z.object({ count: z.number() }),
  bare: true,
});
