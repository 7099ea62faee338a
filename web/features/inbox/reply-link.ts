import type { Question } from '#contract/questions.ts';

const SUBJECT = 'Your question to Medallist';
/** Longer addresses are cut off by some mail programs. */
const QUOTED_MAX = 1200;

/** Opens the answer in the admin's own mail program, with what was asked below it. */
export function replyLink({
  senderName,
  senderEmail,
  message,
}: Pick<Question, 'senderName' | 'senderEmail' | 'message'>): string {
  const quoted = message
    .slice(0, QUOTED_MAX)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `Hello ${senderName},\r\n\r\n\r\n\r\n${quoted}`;
  return `mailto:${encodeURIComponent(senderEmail)}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(body)}`;
}
