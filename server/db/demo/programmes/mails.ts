import { DAY_MS } from '#contract/kit/days.ts';
import { Random } from '#server/db/demo/random.ts';
import type { World } from '#server/db/demo/world.ts';
import { renderHtml, renderText } from '#server/platform/mail/layout.ts';

const SEED = 80_000;
/** How often a mail is tried within a day. */
const TRIES = 29;

const FAILED = [
  {
    to: 'kavya.menon@iitm-alumni.test',
    lastError: 'Error: getaddrinfo ENOTFOUND mx.iitm-alumni.test',
  },
  {
    to: 'talent@juniperfoods.test',
    lastError: "Error: Can't send mail - all recipients were rejected: 550 5.1.1 User unknown",
  },
  {
    to: 'arjun.bose@visitors.test',
    lastError: 'Error: Message failed: 452 4.2.2 Mailbox full, try again later',
  },
];

/** Mails about the waitlist that were never delivered. */
export function addMails({ rows, moment }: World): void {
  const random = new Random(SEED);
  const parts = {
    title: 'You are on the waitlist',
    paragraphs: ['Thank you for your interest in Medallist. We will write to you.'],
  };
  FAILED.forEach(({ to, lastError }, place) => {
    const createdAt = moment.daysAgo(2 + 3 * place + random.roll());
    const giveUpAt = new Date(createdAt.getTime() + DAY_MS);
    const id = random.id(createdAt);
    rows.add('mails', {
      id,
      kind: 'WAITLIST',
      messageId: `<${id}@medallist>`,
      toAddress: to,
      subject: 'You are on the Medallist waitlist',
      textBody: renderText(parts),
      htmlBody: renderHtml(parts),
      createdAt,
      dueAt: giveUpAt,
      giveUpAt,
      failedAt: giveUpAt,
      attempts: TRIES,
      lastError,
    });
  });
}
