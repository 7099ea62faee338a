import { supportAddress } from '#server/platform/links.ts';
import { renderHtml, renderText } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface Message {
  senderName: string;
  senderEmail: string;
  senderPhone: string | null;
  message: string;
}

export function supportMail({ senderName, senderEmail, senderPhone, message }: Message): Mail {
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
