import * as z from 'zod';
import { candidate, correspondent, workspace } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { Id } from './core/ids.ts';
import { PageQuery, pageOf } from './core/page.ts';
import { Timestamp } from './core/time.ts';
import { required } from './kit/fields.ts';
import { ordered } from './kit/ordered.ts';

export const MESSAGE_MAX = 4000;
export const REPORT_MAX = 1000;
/** Limit per recruiter for new conversations with people who have no connection to the company yet. */
export const NEW_THREADS_A_DAY = 30;

export const MESSAGE_SIDES = ['CANDIDATE', 'COMPANY'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/**
 * Why the reader's side cannot write: its own block, the other side's absence, or a role that may only read.
 */
export const CLOSED_BECAUSE = ['BLOCKED', 'AWAY', 'ROLE'] as const;

export const MessageText = required('Please write a message.', { max: MESSAGE_MAX });

/** For a company: the job that the message is about; templates use its title. */
export const AboutJob = z.uuid({ error: 'Please choose one of your jobs.' }).nullish();

export const MessageInput = ordered({ text: MessageText, jobId: AboutJob });
export type MessageInput = z.output<typeof MessageInput>;
export const ReportInput = ordered({
  reason: required('Please tell us what is wrong.', { max: REPORT_MAX }),
});

export const Message = z.object({
  id: Id,
  /** Counts from 1 in its thread. */
  number: z.number(),
  side: z.enum(MESSAGE_SIDES),
  senderName: z.string(),
  /** Written by the caller, not by a colleague. */
  isOwn: z.boolean(),
  text: z.string(),
  sentAt: Timestamp,
});
export type Message = z.output<typeof Message>;

export const Thread = z.object({
  id: Id,
  /** The company for a candidate, the candidate for a company. */
  counterpart: z.object({
    id: Id,
    name: z.string(),
    pictureUrl: z.string().nullable(),
    /** A short description of what they do. */
    note: z.string().nullable(),
    /** The caller can open a page about them. */
    hasPage: z.boolean(),
  }),
  lastMessage: z
    .object({ text: z.string(), side: z.enum(MESSAGE_SIDES), senderName: z.string(), at: Timestamp })
    .nullable(),
  unreadCount: z.number(),
  isMuted: z.boolean(),
  closedBecause: z.enum(CLOSED_BECAUSE).nullable(),
});
export type Thread = z.output<typeof Thread>;

export const contactCandidate = endpoint({
  name: 'contactCandidate',
  method: 'POST',
  path: '/api/recruiter/candidates/contact',
  summary: 'Write to a candidate, in the one thread that the company has with them',
  access: workspace('RECRUITER'),
  changes: ['messages'],
  body: ordered({
    candidateId: z.uuid({ error: 'Please choose a candidate.' }),
    message: MessageText,
    jobId: AboutJob,
  }),
  response: z.object({ threadId: Id, messageId: Id }),
  message: 'Message sent',
  status: 201,
});

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
