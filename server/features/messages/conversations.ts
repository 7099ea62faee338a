import type * as z from 'zod';
import type { CLOSED_BECAUSE, Message, Thread } from '#contract/messages/message.ts';
import type { MessageRow } from './messages.queries.ts';
import type { Party } from './party.ts';
import type { ThreadRow } from './threads.queries.ts';

/** Why the caller cannot write; a company never learns of a block. */
export function closedBecause(thread: ThreadRow, party: Party): (typeof CLOSED_BECAUSE)[number] | null {
  if (party.side === 'CANDIDATE') {
    if (thread.isBlocked) return 'BLOCKED';
    return thread.isCompanyApproved ? null : 'AWAY';
  }
  if (thread.isBlocked || !thread.isCandidateActive) return 'AWAY';
  return party.mayWrite ? null : 'ROLE';
}

const fileUrl = (id: string | null) => id && `/api/files/${id}`;

function counterpartOf(thread: ThreadRow, { side }: Party): z.input<typeof Thread>['counterpart'] {
  if (side === 'CANDIDATE') {
    const { companyId: id, companyName: name, companyLogoId, companyNote: note } = thread;
    return { id, name, pictureUrl: fileUrl(companyLogoId), note, hasPage: false };
  }
  const { candidateId: id, candidateName: name, candidatePictureId, candidateNote, isSeen } = thread;
  const shown = isSeen ? { pictureUrl: fileUrl(candidatePictureId), note: candidateNote } : null;
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
