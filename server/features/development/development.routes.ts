import { listDemoAccounts, listMailbox, moveClock, showMailbox } from '#contract/development.ts';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '#server/db/demo/people/sign-ins.ts';
import * as users from '#server/features/users/users.service.ts';
import { route } from '#server/http/route.ts';
import { storeShift } from '#server/platform/clock.queries.ts';
import * as clock from '#server/platform/clock.ts';
import * as live from '#server/platform/live.ts';
import { listSentMails } from '#server/platform/mail/mail.queries.ts';
import { queueTask, type TaskKind } from '#server/platform/tasks.ts';
import { MAILBOX_POLICY, mailboxPage } from './mailbox-page.ts';

const SHOWN = 200;

/** `sweeps`: what becomes due when the clock is moved. */
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
