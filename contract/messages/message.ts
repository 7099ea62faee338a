import * as z from 'zod';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import { required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';

export const MESSAGE_MAX = 4000;
export const REPORT_MAX = 1000;
/** New conversations of one recruiter with people who have nothing to do with the company yet. */
export const NEW_THREADS_A_DAY = 30;

export const MESSAGE_SIDES = ['CANDIDATE', 'COMPANY'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** Why nobody on the own side can write: the own block, the other side's absence, a role that only reads. */
export const CLOSED_BECAUSE = ['BLOCKED', 'AWAY', 'ROLE'] as const;

export const MessageText = required('Please write a message.', { max: MESSAGE_MAX });

/** Of a company: the job that is written about, of which templates tell the title. */
export const AboutJob = z.uuid({ error: 'Please choose one of your jobs.' }).nullish();

export const MessageInput = ordered({ text: MessageText, jobId: AboutJob });
export type MessageInput = z.output<typeof MessageInput>;
export const ReportInput = ordered({
  reason: required('Please tell us what is wrong.', { max: REPORT_MAX }),
});

export const Message = z.object({
  id: Id,
  /** Counts up from 1 in its thread. */
  number: z.number(),
  side: z.enum(MESSAGE_SIDES),
  senderName: z.string(),
  /** By the caller, and not by a colleague. */
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
    /** What they do, in a few words. */
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
