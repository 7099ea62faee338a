import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/hiding-keys.service.ts';
import { mail, type Receiver } from '#server/features/notifications/notifications.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo, supportAddress } from '#server/platform/links.ts';
import { letter, renderHtml, renderText } from '#server/platform/mail/layout.ts';
import { type Mail, queueMail } from '#server/platform/mail/mail.ts';
import {
  contactDetailsRepeated,
  conversationReported,
  type MessageWaiting,
  messageWaiting,
} from './messages.events.ts';

const EXCERPT = 300;

function excerptOf(text: string): string[] {
  const short = text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text;
  return short.split(/\n+/);
}

function waitingMail({ to, firstName }: Receiver, waiting: MessageWaiting): Mail {
  const { side, threadId, from, unreadCount, lastText } = waiting;
  const title = unreadCount === 1 ? `${from} wrote to you` : `${unreadCount} new messages from ${from}`;
  const parts = {
    title,
    paragraphs: [`Hello ${firstName}, this is the latest:`, ...excerptOf(lastText)],
    action: {
      label: 'Read and reply',
      url: linkTo(`${side === 'CANDIDATE' ? '/messages' : '/recruiter/messages'}/${threadId}`),
    },
    footnote: 'You get one mail for a conversation until you have read it. Mute it to get none.',
  };
  return letter(to, title, parts);
}

interface Conversation {
  threadId: string;
  companyId: string;
  candidateId: string;
}

async function factsOf(db: Db, { threadId, companyId, candidateId }: Conversation) {
  const [company] = await companies.listNamesOf(db, [companyId]);
  return [
    ['Company', company?.name ?? ''],
    ['Candidate', await users.nameOf(db, candidateId)],
    ['Conversation', threadId],
  ] satisfies [string, string][];
}

async function toSupport(db: Db, title: string, paragraphs: string[], facts: [string, string][]) {
  const parts = { title, paragraphs, facts };
  await queueMail(db, 'SUPPORT', {
    to: supportAddress(),
    subject: title,
    text: renderText(parts),
    html: renderHtml(parts),
  });
}

export const mails = [
  on(messageWaiting, (db, waiting) =>
    mail(db, [waiting.readerId], {
      kind: 'message.waiting',
      write: (receiver) => waitingMail(receiver, waiting),
    }),
  ),
  on(conversationReported, async (db, { side, reason, ...conversation }) => {
    const who = side === 'CANDIDATE' ? 'candidate' : 'company';
    const paragraphs = [`The ${who} reports this:`, ...reason.split(/\n+/)];
    await toSupport(db, 'A conversation is reported', paragraphs, await factsOf(db, conversation));
  }),
  on(contactDetailsRepeated, async (db, { senderId, conversations, ...conversation }) => {
    const name = await users.nameOf(db, senderId);
    const told = `${name} has put contact details into the first message of ${conversations} conversations, before the candidates shared theirs. This is the latest.`;
    await toSupport(db, 'Contact details in first messages', [told], await factsOf(db, conversation));
  }),
];
