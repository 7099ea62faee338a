import type { QueryOf } from '#contract/core/endpoint.ts';
import { AppError } from '#contract/core/errors.ts';
import { toPage } from '#contract/core/page.ts';
import type { getThread } from '#contract/messages.ts';
import type { Db } from '#server/db/schema/database.ts';
import { setBlocked } from '#server/features/candidates/privacy.service.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { keysOf } from '#server/features/companies/hiding-keys.service.ts';
import * as reports from '#server/features/reports/reports.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { newId } from '#server/platform/new-id.ts';
import { defineSweep, forEachApart } from '#server/platform/tasks.ts';
import { partyOf, toMessage, toThread } from './conversations.ts';
import { conversationReported, messageWaiting } from './messages.events.ts';
import * as queries from './messages.queries.ts';
import * as readers from './readers.queries.ts';
import * as threads from './threads.queries.ts';
import { findThread, type ListThreads, type Party } from './threads.queries.ts';

export async function list(db: Db, actor: Actor, query: ListThreads) {
  const party = await partyOf(db, actor);
  const { ids, total } = await threads.findThreads(db, party, query);
  const rows = await threads.listThreads(db, party, ids);
  return toPage(
    rows.map((row) => toThread(row, party)),
    query,
    total,
  );
}

/** Throws 404 for a conversation that does not belong to this side, or is no longer visible to it. */
export async function getOwn(db: Db, party: Party, id: string): Promise<threads.ThreadRow> {
  const thread = await threads.findThread(db, party, id);
  if (!thread) throw new AppError('NOT_FOUND');
  return thread;
}

export async function get(db: Db, actor: Actor, id: string, { before, size }: QueryOf<typeof getThread>) {
  const party = await partyOf(db, actor);
  const thread = await getOwn(db, party, id);
  const rows = await queries.listMessages(db, id, { before, limit: size + 1 });
  const messages = rows
    .slice(0, size)
    .map((row) => toMessage(row, party))
    .toReversed();
  return { thread: toThread(thread, party), messages, hasEarlier: rows.length > size };
}

export async function countUnread(db: Db, actor: Actor) {
  return { count: await threads.countUnread(db, await partyOf(db, actor)) };
}

export async function markRead(db: Db, actor: Actor, id: string): Promise<undefined> {
  await getOwn(db, await partyOf(db, actor), id);
  await readers.markRead(db, id, actor.userId);
}

export async function mute(db: Db, actor: Actor, id: string, isMuted: boolean): Promise<undefined> {
  await getOwn(db, await partyOf(db, actor), id);
  await readers.setMuted(db, id, actor.userId, isMuted);
}

interface Report {
  reason: string;
  ip: string;
}

export async function report(db: Db, actor: Actor, id: string, { reason, ip }: Report): Promise<undefined> {
  const party = await partyOf(db, actor);
  const { companyId, candidateId } = await getOwn(db, party, id);
  const { side, userId: reporterId } = party;
  await reports.file(db, 'CONVERSATION', id, { reporterId, cause: 'OTHER', text: reason, ip });
  await emit(db, conversationReported, {
    threadId: id,
    companyId,
    candidateId,
    reporterId,
    side,
    reason,
    ip,
  });
}

/** A concurrent message is either sent before the block or refused after it. */
export async function block(db: Db, actor: Actor, id: string, isBlocked: boolean): Promise<undefined> {
  const party = await partyOf(db, actor);
  const { companyId, candidateId, companyName } = await getOwn(db, party, id);
  await queries.lockThread(db, id);
  await setBlocked(db, { candidateId, companyId, companyName, isBlocked });
  const members = await companies.listMemberIds(db, companyId);
  await live.changed(db, members, ['messages', 'savedCandidates']);
}

/** Lets the two write to each other; an existing conversation is not changed. */
export async function open(db: Db, pair: queries.Pair): Promise<void> {
  await queries.insertThread(db, pair, { id: newId(), createdAt: now(), startedBy: null });
}

/** Readers notified per minute; the others follow in the next run. */
const BATCH = 500;

export const mailUnreadMessages = defineSweep('mailUnreadMessages', async (db) => {
  await forEachApart(db, await readers.listDue(db, now(), BATCH), async (tx, due) => {
    const claimed = await readers.claimDue(tx, due, now());
    if (claimed) await tell(tx, claimed);
  });
});

/** Null for a person who no longer works for the company. */
async function readerOf(tx: Db, { userId, companyId, candidateId }: readers.Claimed): Promise<Party | null> {
  if (userId === candidateId) return { side: 'CANDIDATE', userId, mayWrite: true };
  const members = await companies.listMemberIds(tx, companyId);
  if (!members.includes(userId)) return null;
  return { side: 'COMPANY', userId, mayWrite: true, companyId, companyKeys: await keysOf(tx, companyId) };
}

/** Nothing is sent if the other side has meanwhile left or hidden from this reader. */
async function tell(tx: Db, claimed: readers.Claimed): Promise<void> {
  const { threadId, userId: readerId, unreadCount } = claimed;
  const party = await readerOf(tx, claimed);
  const thread = party && (await findThread(tx, party, threadId));
  if (!party || !thread?.lastText || !thread.lastSender || unreadCount === 0 || thread.isBlocked) return;
  const { lastText, lastSender, companyName } = thread;
  const from = party.side === 'CANDIDATE' ? `${lastSender} of ${companyName}` : thread.candidateName;
  await emit(tx, messageWaiting, { threadId, readerId, side: party.side, from, unreadCount, lastText });
}
