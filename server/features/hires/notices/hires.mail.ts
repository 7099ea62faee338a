import { formatRupees } from '#contract/core/rupees.ts';
import { dayInWords } from '#contract/kit/day-in-words.ts';
import { LEAVE_CAUSE_LABELS } from '#contract/labels/hires.ts';
import type { Db } from '#server/db/schema/database.ts';
import { hireAsked, hireMoved } from '#server/features/hires/hires.events.ts';
import { mail, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { NOTICE_KINDS, QUESTION_KIND } from './hire-words.ts';
import { questionsAbout, type Telling, tellingsOf } from './tellings.ts';

function factsOf({ hire }: Telling): [string, string][] {
  const { leftOn, leaveCause } = hire;
  return [
    ['Role', hire.jobTitle],
    ['Company', hire.companyName],
    ['Candidate', hire.candidateName],
    ['First day', dayInWords(hire.joinedOn)],
    ['Annual salary', formatRupees(hire.annualSalary)],
    ...(leftOn && leaveCause
      ? ([
          ['Last day', dayInWords(leftOn)],
          ['Cause', LEAVE_CAUSE_LABELS[leaveCause]],
        ] as [string, string][])
      : []),
  ];
}

/** Every mail about a hire: what happened, the facts, and one button. */
function hireLetter(telling: Telling, { to, firstName }: Receiver): Mail {
  const { words, link } = telling;
  const parts = {
    title: words.title,
    paragraphs: [`Hello ${firstName},`, words.body],
    facts: factsOf(telling),
    action: { label: words.action, url: linkTo(link) },
  };
  return letter(to, words.title, parts);
}

async function send(db: Db, kind: string, tellings: readonly Telling[]): Promise<void> {
  for (const telling of tellings) {
    await mail(db, telling.people, { kind, write: (receiver) => hireLetter(telling, receiver) });
  }
}

export const mails = [
  on(hireMoved, async (db, moved) => send(db, NOTICE_KINDS[moved.action], await tellingsOf(db, moved))),
  on(hireAsked, async (db, { hireId }) => send(db, QUESTION_KIND, await questionsAbout(db, hireId))),
];
