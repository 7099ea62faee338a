import { html } from 'ghtml';
import { listDemoAccounts, listMailbox, moveClock, showMailbox } from '#contract/development.ts';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '#server/db/demo/people/sign-ins.ts';
import * as users from '#server/features/users/users.service.ts';
import { route } from '#server/http/route.ts';
import { storeShift } from '#server/platform/clock.queries.ts';
import * as clock from '#server/platform/clock.ts';
import * as live from '#server/platform/live.ts';
import { listSentMails, type StoredMail } from '#server/platform/mail/mail.queries.ts';
import { queueTask, type TaskKind } from '#server/platform/tasks.ts';

/** The page embeds mails with inline styles; scripts and external resources are blocked. */
const MAILBOX_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'";

function card(mail: StoredMail): string {
  return html`<details><summary><b>${mail.subject}</b><br><small>${mail.toAddress} · ${mail.createdAt.toISOString()}</small></summary>
<iframe title="${mail.subject}" sandbox srcdoc="${mail.htmlBody}"></iframe>
${mail.calendar ? 'With a calendar file.' : ''}</details>`;
}

/** Every sent mail, newest first: replaces an inbox during development. */
function mailboxPage(mails: StoredMail[]): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox · Medallist</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>
body{font:15px/1.5 system-ui,sans-serif;max-width:760px;margin:32px auto;padding:0 16px;color:#101f32;background:#f9f8f5}
details{background:#fff;border:1px solid #e3e0db;border-radius:10px;padding:12px 16px;margin:0 0 12px}
summary{cursor:pointer}iframe{width:100%;height:520px;border:0;margin-top:12px}small{color:#58554f}
</style></head><body><h1>Mailbox</h1>
<p>${String(mails.length)} mails, newest first.</p>!${mails.map(card)}</body></html>`;
}

const SHOWN = 200;

/** `sweeps`: the tasks that become due when the clock is moved. */
export const routesWith = (sweeps: readonly TaskKind<undefined>[]) => [
  route(showMailbox, async ({ db, query, reply }) =>
    reply
      .header('content-security-policy', MAILBOX_POLICY)
      .type('text/html; charset=utf-8')
      .send(mailboxPage(await listSentMails(db, query.to, SHOWN))),
  ),
  route(listMailbox, async ({ db, query }) =>
    (await listSentMails(db, query.to, SHOWN)).map((mail) => ({
      to: mail.toAddress,
      subject: mail.subject,
      text: mail.textBody,
      html: mail.htmlBody,
      calendar: mail.calendar,
      at: mail.createdAt,
    })),
  ),
  route(listDemoAccounts, async ({ db }) => {
    const found = await Promise.all(
      DEMO_SIGN_INS.map(async ({ email, label }) => {
        const user = await users.findByEmail(db, email);
        return user ? [{ email, label, password: DEMO_PASSWORD, userType: user.userType }] : [];
      }),
    );
    return found.flat();
  }),
  route(moveClock, async ({ db, body }) => {
    await storeShift(db, body.offsetSeconds);
    await clock.loadShift(db);
    await live.clockMoved(db);
    for (const sweep of sweeps) await queueTask(db, sweep, undefined, { key: sweep.name });
    return { now: clock.now() };
  }),
];
