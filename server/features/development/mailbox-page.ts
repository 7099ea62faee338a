import { html } from 'ghtml';
import type { StoredMail } from '#server/platform/mail/mail.queries.ts';

/** The page frames mails that carry inline styles; nothing in it may run or load. */
export const MAILBOX_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'";

function card(mail: StoredMail): string {
  return html`<details><summary><b>${mail.subject}</b><br><small>${mail.toAddress} · ${mail.createdAt.toISOString()}</small></summary>
<iframe title="${mail.subject}" sandbox srcdoc="${mail.htmlBody}"></iframe>
${mail.calendar ? 'With a calendar file.' : ''}</details>`;
}

/** Every mail that left, newest first: what a person in development reads instead of an inbox. */
export function mailboxPage(mails: StoredMail[]): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox · Medallist</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>
body{font:15px/1.5 system-ui,sans-serif;max-width:760px;margin:32px auto;padding:0 16px;color:#101f32;background:#f9f8f5}
details{background:#fff;border:1px solid #e3e0db;border-radius:10px;padding:12px 16px;margin:0 0 12px}
summary{cursor:pointer}iframe{width:100%;height:520px;border:0;margin-top:12px}small{color:#58554f}
</style></head><body><h1>Mailbox</h1>
<p>${String(mails.length)} mails, newest first.</p>!${mails.map(card)}</body></html>`;
}
