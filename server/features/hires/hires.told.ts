import { formatRupees } from '#contract/core/rupees.ts';
import { dayInWords } from '#contract/kit/days.ts';
import { LEAVE_CAUSE_LABELS } from '#contract/labels/hires.ts';
import { offerAddress } from '#contract/offers/offer-address.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { mail, notify, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import {
  CANDIDATE_WORDS,
  COMPANY_WORDS,
  NOTICE_KINDS,
  QUESTION_KIND,
  questionToCandidate,
  questionToCompany,
  type Words,
} from './hire-words.ts';
import { type HireMoved, hireAsked, hireMoved } from './hires.events.ts';
import { getHire, type HireRow } from './hires.queries.ts';

/** The notification for one side, in the product and by mail. */
interface News {
  hire: HireRow;
  people: string[];
  words: Words;
  /** Path of the screen where they can act on it. */
  link: string;
}

function toCandidate(hire: HireRow, words: Words): News {
  return { hire, words, people: [hire.candidateId], link: `/offers?hire=${hire.id}` };
}

async function toCompany(db: Db, hire: HireRow, words: Words): Promise<News> {
  const people = await companies.listMemberIds(db, hire.companyId, 'RECRUITER');
  return { hire, words, people, link: offerAddress(hire.applicationId) };
}

/**
 * Both sides, except the person who acted, who sees it on the screen. Colleagues see for themselves who has
 * joined.
 */
async function newsOf(db: Db, moved: HireMoved): Promise<News[]> {
  const hire = await getHire(db, moved.hireId);
  const candidate = toCandidate(hire, CANDIDATE_WORDS[moved.action](hire, moved));
  const company = await toCompany(db, hire, COMPANY_WORDS[moved.action](hire, moved));
  if (moved.party === 'CANDIDATE') return [company];
  return moved.party === 'RECRUITER' ? [candidate] : [candidate, company];
}

async function questionsAbout(db: Db, hireId: string): Promise<News[]> {
  const hire = await getHire(db, hireId);
  return [toCandidate(hire, questionToCandidate(hire)), await toCompany(db, hire, questionToCompany(hire))];
}

async function tell(db: Db, kind: string, news: readonly News[]): Promise<void> {
  for (const { people, words, link } of news) {
    await notify(db, people, { kind, title: words.title, body: words.body, link });
  }
}

export const notices = [
  on(hireMoved, async (db, moved) => tell(db, NOTICE_KINDS[moved.action], await newsOf(db, moved))),
  on(hireAsked, async (db, { hireId }) => tell(db, QUESTION_KIND, await questionsAbout(db, hireId))),
];

function factsOf({ hire }: News): [string, string][] {
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
function hireLetter(item: News, { to, firstName }: Receiver): Mail {
  const { words, link } = item;
  const parts = {
    title: words.title,
    paragraphs: [`Hello ${firstName},`, words.body],
    facts: factsOf(item),
    action: { label: words.action, url: linkTo(link) },
  };
  return letter(to, words.title, parts);
}

async function send(db: Db, kind: string, news: readonly News[]): Promise<void> {
  for (const item of news) {
    await mail(db, item.people, { kind, write: (receiver) => hireLetter(item, receiver) });
  }
}

export const mails = [
  on(hireMoved, async (db, moved) => send(db, NOTICE_KINDS[moved.action], await newsOf(db, moved))),
  on(hireAsked, async (db, { hireId }) => send(db, QUESTION_KIND, await questionsAbout(db, hireId))),
];
