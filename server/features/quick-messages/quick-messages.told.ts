import { on } from '#server/platform/events.ts';
import { supportAddress } from '#server/platform/links.ts';
import { renderHtml, renderText } from '#server/platform/mail/layout.ts';
import { type Mail, queueMail } from '#server/platform/mail/mail.ts';
import { type QuickMessageSent, quickMessageSent } from './quick-messages.events.ts';

function supportMail({ senderName, senderEmail, senderPhone, message }: QuickMessageSent): Mail {
  const facts: [string, string][] = [
    ['Name', senderName],
    ['Email', senderEmail],
  ];
  if (senderPhone) facts.push(['Phone', senderPhone]);
  const parts = {
    title: 'A visitor has a question',
    paragraphs: message.split(/\n+/),
    facts,
    action: { label: 'Reply by email', url: `mailto:${senderEmail}` },
  };
  return {
    to: supportAddress(),
    subject: `Quick message from ${senderName}`,
    text: renderText(parts),
    html: renderHtml(parts),
  };
}

export const mails = [on(quickMessageSent, (db, message) => queueMail(db, 'SUPPORT', supportMail(message)))];
