import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { sendQuickMessage } from '#contract/quick-messages.ts';
import { Caller } from '#server/testing/caller.ts';
import type { ReceivedMail } from '#server/testing/stand-ins/mail-server.ts';
import type { Drill, Form } from './kit/drill.ts';
import { fromAnotherAddress, signUpMany } from './kit/people.ts';
import { type Cluster, type Site, withSite } from './kit/site.ts';
import { Traffic } from './kit/traffic.ts';
import { atLeast, atMost, inSeconds, type Outcome, within } from './kit/verdict.ts';

/** Sweeps run every minute, and a running one needs time to finish. */
const SWEPT_MS = 75_000;
/**
 * An attempt times out after 15 s of silence; those in progress when the server responds again end first,
 * then hundreds are sent.
 */
const UNTRIED_LEFT_MS = 45_000;
/**
 * A failed mail is retried after one, two or four minutes, the more often it failed the later, and
 * then at the next sweep.
 */
const ALL_LEFT_MS = 300_000;
const LEAST_SILENCE_MS = 20_000;
const MARKED_MS = 5000;

/** The mail server accepts connections without responding while people go on, and then responds again. */
async function run(cluster: Cluster, form: Form): Promise<Outcome> {
  return withSite(cluster, {}, async (site) => {
    const people = await signUpMany(site, 4);
    const traffic = new Traffic(site, { people, visitors: 3, readers: 4, pauseMs: 500 });
    await delay(1000);

    const silentAt = performance.now();
    site.mail.fallSilent();
    const swept = await untilSwept(site);
    await delay(Math.max(0, LEAST_SILENCE_MS - (performance.now() - silentAt)));
    const tried = await countMails(site.db, 'sent_at is null and attempts > 0');
    const silence = performance.now() - silentAt;

    const spokeAt = performance.now();
    site.mail.speakAgain();
    const before = new Date();
    const untried = await untilLeft(
      site.db,
      spokeAt,
      UNTRIED_LEFT_MS,
      'attempts = 0 and created_at <= $1',
      before,
    );
    const figures = await traffic.stop();
    const all = form === 'full' ? await untilLeft(site.db, spokeAt, ALL_LEFT_MS, 'true') : undefined;
    const lost = await traffic.ledger.findLost(site.db);
    const mails = await auditMails(site);
    return {
      done: `mail server silent for ${inSeconds(silence)} (${tried} mails tried in vain), then speaking`,
      figures,
      recoveryMs: untried,
      acknowledged: traffic.ledger.acknowledged,
      lost: lost.length,
      checks: [
        atMost('failed requests', figures.failed, 0),
        within('longest pause of a client', figures.longestPauseMs, 5000),
        within('sweeps went on: what was due was swept', swept, SWEPT_MS),
        atLeast('mails tried in vain', tried, 1),
        within('mails that had not been tried left', untried, UNTRIED_LEFT_MS),
        ...(all === undefined ? [] : [within('all mails left', all, ALL_LEFT_MS)]),
        atLeast('mails marked as sent', mails.sent, 10),
        atMost('mails marked as sent that did not arrive exactly once', mails.wrong, 0),
        atMost('mails that arrived and are not marked as sent', mails.unmarked, 0),
        atMost('lost writes', lost.length, 0),
      ],
    };
  });
}

/** Inserts an expired idempotency answer, and returns how long it took until it was swept. */
async function untilSwept({ balancer, db }: Site): Promise<number> {
  const from = performance.now();
  const key = randomUUID();
  const body = { senderName: 'Visitor', senderEmail: 'visitor@people.test', message: `Message ${key}` };
  const headers = { 'idempotency-key': key, ...fromAnotherAddress() };
  await new Caller(balancer.next().origin).call(sendQuickMessage, { body, headers });
  const aged = await db.query(
    `update idempotency_keys set created_at = created_at - interval '2 days' where key = $1`,
    [key],
  );
  if (aged.rowCount !== 1) throw new Error('There is nothing to sweep');
  while (performance.now() < from + 2 * SWEPT_MS) {
    const { rowCount } = await db.query('select 1 from idempotency_keys where key = $1', [key]);
    if (rowCount === 0) return performance.now() - from;
    await delay(250);
  }
  return Number.POSITIVE_INFINITY;
}

async function countMails(db: pg.Pool, condition: string, ...values: unknown[]): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from mails where ${condition}`,
    values,
  );
  return rows[0]?.count ?? 0;
}

/** How long after the server responded again the last of these mails was sent. */
async function untilLeft(
  db: pg.Pool,
  spokeAt: number,
  limitMs: number,
  condition: string,
  ...values: unknown[]
): Promise<number> {
  while (performance.now() < spokeAt + 2 * limitMs) {
    if ((await countMails(db, `sent_at is null and ${condition}`, ...values)) === 0)
      return performance.now() - spokeAt;
    await delay(250);
  }
  return Number.POSITIVE_INFINITY;
}

interface MailAudit {
  sent: number;
  wrong: number;
  unmarked: number;
}

/** A mail is marked as sent shortly after its arrival: only a mismatch that lasts longer counts. */
async function auditMails(site: Site): Promise<MailAudit> {
  const until = performance.now() + MARKED_MS;
  for (;;) {
    const audit = await compareMails(site);
    if ((audit.unmarked === 0 && audit.wrong === 0) || performance.now() > until) return audit;
    await delay(250);
  }
}

/** Compares the mails in the database with those that the mail server received. */
async function compareMails({ db, mail }: Site): Promise<MailAudit> {
  const { rows } = await db.query<{ messageId: string; isSent: boolean }>(
    'select message_id as "messageId", sent_at is not null as "isSent" from mails',
  );
  const arrived = Map.groupBy(mail.received, ({ messageId }: ReceivedMail) => messageId);
  const sent = rows.filter(({ isSent }) => isSent);
  return {
    sent: sent.length,
    wrong: sent.filter(({ messageId }) => arrived.get(messageId)?.length !== 1).length,
    unmarked: rows.filter(({ messageId, isSent }) => !isSent && arrived.has(messageId)).length,
  };
}

export const silentMail: Drill = { name: 'silent mail server', run };
