import type { Db } from '#server/db/schema/database.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { notify, type Receiver } from './notifications.service.ts';

/** What somebody is told, in the product and by mail. */
export interface Words {
  title: string;
  body: string;
  /** Of the button in the mail. */
  action: string;
}

/** What one side is told. */
export interface News {
  people: string[];
  words: Words;
  /** Path of the screen where they can act on it. */
  link: string;
}

export async function sendNews(db: Db, kind: string, { people, words, link }: News): Promise<void> {
  await notify(db, people, { kind, title: words.title, body: words.body, link });
}

/** What happened, the facts, and one button. */
export function newsLetter({ words, link }: News, facts: [string, string][]) {
  return ({ to, firstName }: Receiver): Mail =>
    letter(to, words.title, {
      title: words.title,
      paragraphs: [`Hello ${firstName},`, words.body],
      facts,
      action: { label: words.action, url: linkTo(link) },
    });
}
