import type * as z from 'zod';
import { hasRole } from '#contract/core/roles.ts';
import { fileAddress } from '#contract/files.ts';
import type { CLOSED_BECAUSE, Message, Thread } from '#contract/messages.ts';
import type { Db } from '#server/db/schema/database.ts';
import { keysOf } from '#server/features/companies/hiding-keys.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import type { MessageRow } from './messages.queries.ts';
import type { Party, ThreadRow } from './threads.queries.ts';

export async function partyOf(db: Db, actor: Actor): Promise<Party> {
  const { userId } = actor;
  if (actor.type === 'JOBSEEKER') return { side: 'CANDIDATE', userId, mayWrite: true };
  const { id: companyId, role } = companyOf(actor);
  const companyKeys = await keysOf(db, companyId);
  return { side: 'COMPANY', userId, mayWrite: hasRole(role, 'RECRUITER'), companyId, companyKeys };
}

/** Why the caller cannot write. A company never learns that it was blocked. */
export function closedBecause(thread: ThreadRow, party: Party): (typeof CLOSED_BECAUSE)[number] | null {
  if (party.side === 'CANDIDATE') {
    if (thread.isBlocked) return 'BLOCKED';
    return thread.isCompanyApproved ? null : 'AWAY';
  }
  if (thread.isBlocked || !thread.isCandidateActive) return 'AWAY';
  return party.mayWrite ? null : 'ROLE';
}

function counterpartOf(thread: ThreadRow, { side }: Party): z.input<typeof Thread>['counterpart'] {
  if (side === 'CANDIDATE') {
    const { companyId: id, companyName: name, companyLogoId, companyNote: note } = thread;
    return { id, name, pictureUrl: fileAddress(companyLogoId), note, hasPage: false };
  }
  const { candidateId: id, candidateName: name, candidatePictureId, candidateNote, isSeen } = thread;
  const shown = isSeen ? { pictureUrl: fileAddress(candidatePictureId), note: candidateNote } : null;
  return { id, name, ...(shown ?? { pictureUrl: null, note: null }), hasPage: isSeen };
}

export function toThread(thread: ThreadRow, party: Party): z.input<typeof Thread> {
  const { id, unreadCount, isMuted, lastText, lastSide, lastSender, lastMessageAt } = thread;
  const hasLast = lastText !== null && lastSide && lastSender && lastMessageAt;
  return {
    id,
    counterpart: counterpartOf(thread, party),
    lastMessage: hasLast
      ? { text: lastText, side: lastSide, senderName: lastSender, at: lastMessageAt }
      : null,
    unreadCount,
    isMuted,
    closedBecause: closedBecause(thread, party),
  };
}

export function toMessage({ senderId, ...row }: MessageRow, { userId }: Party): z.input<typeof Message> {
  return { ...row, isOwn: senderId === userId };
}
