import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { keysOf } from '#server/features/companies/hiding-keys.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { defineSweep, forEachApart } from '#server/platform/tasks.ts';
import { messageWaiting } from './messages.events.ts';
import type { Party } from './party.ts';
import * as readers from './readers.queries.ts';
import { findThread } from './threads.queries.ts';

/** How many readers a minute are told; the others follow with the next. */
const BATCH = 500;

export const mailUnreadMessages = defineSweep('mailUnreadMessages', async (db) => {
  await forEachApart(db, await readers.listDue(db, now(), BATCH), async (tx, due) => {
    const claimed = await readers.claimDue(tx, due, now());
    if (claimed) await tell(tx, claimed);
  });
});

/** Null for whoever works for the company no longer. */
async function readerOf(tx: Db, { userId, companyId, candidateId }: readers.Claimed): Promise<Party | null> {
  if (userId === candidateId) return { side: 'CANDIDATE', userId, mayWrite: true };
  const members = await companies.listMemberIds(tx, companyId);
  if (!members.includes(userId)) return null;
  return { side: 'COMPANY', userId, mayWrite: true, companyId, companyKeys: await keysOf(tx, companyId) };
}

/** Whom the other side has meanwhile left or hidden from is told nothing. */
async function tell(tx: Db, claimed: readers.Claimed): Promise<void> {
  const { threadId, userId: readerId, unreadCount } = claimed;
  const party = await readerOf(tx, claimed);
  const thread = party && (await findThread(tx, party, threadId));
  if (!party || !thread?.lastText || !thread.lastSender || unreadCount === 0 || thread.isBlocked) return;
  const { lastText, lastSender, companyName } = thread;
  const from = party.side === 'CANDIDATE' ? `${lastSender} of ${companyName}` : thread.candidateName;
  await emit(tx, messageWaiting, { threadId, readerId, side: party.side, from, unreadCount, lastText });
}
