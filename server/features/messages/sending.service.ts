import type * as z from 'zod';
import type { BodyOf } from '#contract/core/endpoint.ts';
import { AppError } from '#contract/core/errors.ts';
import { fullName } from '#contract/kit/full-name.ts';
import {
  type contactCandidate,
  type Message,
  type MessageInput,
  NEW_THREADS_A_DAY,
} from '#contract/messages.ts';
import { lockNames } from '#server/db/named-locks.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as candidates from '#server/features/candidates/candidates.service.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import * as templates from '#server/features/templates/templates.service.ts';
import * as users from '#server/features/users/users.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { inDays, inMinutes, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { closedBecause, partyOf, toMessage } from './conversations.ts';
import { contactDetailsRepeated, messageSent } from './messages.events.ts';
import * as queries from './messages.queries.ts';
import { getOwn } from './messages.service.ts';
import * as readers from './readers.queries.ts';
import { findThread, type Party } from './threads.queries.ts';

const ADDRESS = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
/** Ten digits or more in the usual notations; years and sums of money are shorter. */
const PHONE = /(?:\+\s?)?\d(?:[\s().-]{0,2}\d){9,}/;
const MESSENGER = /\b(?:wa\.me|t\.me|telegram\.me|api\.whatsapp\.com)\b/i;

/** Whether a text contains contact details: an address, a number, a messenger. */
export function namesContactDetails(text: string): boolean {
  return ADDRESS.test(text) || PHONE.test(text) || MESSENGER.test(text);
}

const UNREAD_MINUTES = 10;
/** More first messages with contact details than this by one sender are reported for review. */
const CONTACT_DETAILS_MOST = 5;

/** Locks the candidate before the conversation, and checks again once both are locked. */
export async function send(
  db: Db,
  actor: Actor,
  threadId: string,
  written: MessageInput,
): Promise<z.input<typeof Message>> {
  const party = await partyOf(db, actor);
  const { candidateId } = await getOwn(db, party, threadId);
  if (party.side === 'COMPANY') await users.holdStatuses(db, [candidateId]);
  const { lastNumber } = await queries.lockThread(db, threadId);
  const thread = await getOwn(db, party, threadId);
  const closed = closedBecause(thread, party);
  if (closed) throw new AppError(closed === 'BLOCKED' ? 'COMPANY_BLOCKED' : 'CONVERSATION_CLOSED');

  const { companyId } = thread;
  const text = party.side === 'COMPANY' ? await filled(db, actor, candidateId, written) : written.text;
  const { side, userId: senderId } = party;
  const sentAt = now();
  const hasContactDetails = await isToBeNoted(db, party, { threadId, candidateId, companyId, text });
  const message = { id: newId(), number: lastNumber + 1, side, senderId, text, sentAt };
  await queries.insertMessage(db, { ...message, threadId, hasContactDetails });
  const change = { lastNumber: message.number, lastMessageAt: sentAt };
  await queries.moveThread(db, threadId, { ...change, ...(side === 'CANDIDATE' && { isAnswered: true }) });
  await readers.markWriter(db, threadId, senderId);
  const receivers = side === 'COMPANY' ? [candidateId] : await listConcerned(db, companyId, threadId);
  await readers.addUnread(db, threadId, receivers, inMinutes(UNREAD_MINUTES));
  await emit(db, messageSent, { threadId, companyId, candidateId, side });
  if (hasContactDetails) await noteContactDetails(db, { threadId, companyId, candidateId, senderId });
  return toMessage({ ...message, senderName: fullName(actor) }, party);
}

/** If no job is given, the placeholder is only filled when the candidate has to do with exactly one job. */
async function filled(
  db: Db,
  actor: Actor,
  candidateId: string,
  { text, jobId }: MessageInput,
): Promise<string> {
  const { id: companyId, name: companyName } = companyOf(actor);
  const about = jobId ? await queries.findJobTitle(db, companyId, jobId) : null;
  if (about === undefined) throw new AppError('JOB_NOT_FOUND');
  if (!text.includes('{')) return text;
  const { firstName } = await users.get(db, candidateId);
  const titles = about ? [about] : await queries.listJobTitles(db, { candidateId, companyId });
  const jobTitle = titles.length === 1 ? titles[0] : null;
  const senderName = fullName(actor);
  return templates.fill(text, { firstName, jobTitle, companyName, senderName });
}

/** For a company, the members who have written in the conversation; if none has, all who could. */
async function listConcerned(db: Db, companyId: string, threadId: string): Promise<string[]> {
  const members = await companies.listMemberIds(db, companyId, 'RECRUITER');
  const writers = new Set(await readers.listWriters(db, threadId));
  const answering = members.filter((id) => writers.has(id));
  return answering.length > 0 ? answering : members;
}

interface Written {
  threadId: string;
  companyId: string;
  candidateId: string;
  text: string;
}

/**
 * Whether a company's first message contains contact details, for a candidate who has not shared theirs with
 * it.
 */
async function isToBeNoted(db: Db, { side }: Party, written: Written): Promise<boolean> {
  const { threadId, companyId, candidateId, text } = written;
  if (side === 'CANDIDATE' || !namesContactDetails(text)) return false;
  if (await queries.hasCompanyWritten(db, threadId)) return false;
  return !(await candidates.isContactShared(db, candidateId, companyId));
}

/** Reported once, with the first message over the limit. */
async function noteContactDetails(db: Db, note: Omit<Written, 'text'> & { senderId: string }): Promise<void> {
  await lockNames(db, 'contactDetails', [note.senderId]);
  const conversations = await queries.countContactDetails(db, note.senderId);
  if (conversations !== CONTACT_DETAILS_MOST + 1) return;
  await emit(db, contactDetailsRepeated, { ...note, conversations });
}

/** Writes to a candidate whom the company can see, in the only conversation of the two. */
export async function contact(db: Db, actor: Actor, input: BodyOf<typeof contactCandidate>) {
  const { candidateId, message: text, jobId } = input;
  const pair = { candidateId, companyId: companyOf(actor).id };
  await users.holdStatuses(db, [candidateId]);
  const known = await queries.findThreadId(db, pair);
  const isOpen = known && (await findThread(db, await partyOf(db, actor), known));
  if (!isOpen) await candidates.admit(db, pair);
  const threadId = known ?? (await start(db, actor, pair));
  const { id: messageId } = await send(db, actor, threadId, { text, jobId });
  return { threadId, messageId };
}

async function start(db: Db, { userId }: Actor, pair: queries.Pair): Promise<string> {
  await lockNames(db, 'conversations', [userId]);
  const started = await queries.countStartedSince(db, userId, inDays(-1));
  if (started >= NEW_THREADS_A_DAY) throw new AppError('CONVERSATION_LIMIT');
  await queries.insertThread(db, pair, { id: newId(), createdAt: now(), startedBy: userId });
  const id = await queries.findThreadId(db, pair);
  if (!id) throw new AppError('STATE_CHANGED');
  return id;
}
