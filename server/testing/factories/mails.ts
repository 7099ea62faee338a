import type { MailKind } from '#contract/mail-kinds.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { queueMail } from '#server/platform/mail/mail.ts';

interface Failed {
  subject?: string;
  lastError?: string;
  failedAt?: Date;
  kind?: MailKind;
  text?: string;
}

/** A mail that was tried for a day and given up. */
export async function createFailedMail(db: Db, to: string, failed: Failed = {}): Promise<string> {
  const {
    subject = 'Your interview',
    lastError = 'Error: mailbox busy',
    failedAt = now(),
    kind = 'INTERVIEW',
  } = failed;
  const { text = 'A secret link.' } = failed;
  await queueMail(db, kind, { to, subject, text, html: `<p>${text}</p>` });
  const { id } = await db
    .updateTable('mails')
    .set({ failedAt, lastError, attempts: 29 })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('toAddress', '=', to)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
