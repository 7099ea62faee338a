import { formatRupees } from '#contract/core/rupees.ts';
import { dayInWords } from '#contract/kit/day-in-words.ts';
import type { Db } from '#server/db/schema/database.ts';
import { mail, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { offerDue, offerMoved } from '#server/features/offers/offers.events.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { NOTICE_KINDS, REMINDER_KIND } from './offer-words.ts';
import { reminderTo, type Telling, tellingsOf } from './tellings.ts';

function factsOf({ offer }: Telling): [string, string][] {
  const { variablePay } = offer;
  return [
    ['Role', offer.jobTitle],
    ['Company', offer.companyName],
    ['Candidate', offer.candidateName],
    ['Annual salary', formatRupees(offer.annualSalary)],
    ...(variablePay > 0 ? [['Of which variable', formatRupees(variablePay)] as [string, string]] : []),
    ['Joining date', dayInWords(offer.joiningDate)],
    ['Open until', dayInWords(offer.expiresOn)],
  ];
}

/** Every mail about an offer: what happened, the terms, and one button. */
function offerLetter(telling: Telling, { to, firstName }: Receiver): Mail {
  const { words, link } = telling;
  const parts = {
    title: words.title,
    paragraphs: [`Hello ${firstName},`, words.body],
    facts: factsOf(telling),
    action: { label: words.action, url: linkTo(link) },
  };
  return letter(to, words.title, parts);
}

async function send(db: Db, kind: string, telling: Telling): Promise<void> {
  await mail(db, telling.people, { kind, write: (receiver) => offerLetter(telling, receiver) });
}

export const mails = [
  on(offerMoved, async (db, moved) => {
    for (const telling of await tellingsOf(db, moved)) await send(db, NOTICE_KINDS[moved.action], telling);
  }),
  on(offerDue, async (db, { offerId }) => send(db, REMINDER_KIND, await reminderTo(db, offerId))),
];
