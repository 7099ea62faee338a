import { formatRupees } from '#contract/core/rupees.ts';
import { dayInWords } from '#contract/kit/days.ts';
import { LEAVE_CAUSE_LABELS } from '#contract/labels/hires.ts';
import { offerAddress } from '#contract/offers/offer-address.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { type News, newsLetter, sendNews, type Words } from '#server/features/notifications/news.service.ts';
import { mail } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import {
  CANDIDATE_WORDS,
  COMPANY_WORDS,
  NOTICE_KINDS,
  QUESTION_KIND,
  questionToCandidate,
  questionToCompany,
} from './hire-words.ts';
import { type HireMoved, hireAsked, hireMoved } from './hires.events.ts';
import { getHire, type HireRow } from './hires.queries.ts';

interface HireNews extends News {
  hire: HireRow;
}

function toCandidate(hire: HireRow, words: Words): HireNews {
  return { hire, words, people: [hire.candidateId], link: `/offers?hire=${hire.id}` };
}

async function toCompany(db: Db, hire: HireRow, words: Words): Promise<HireNews> {
  const people = await companies.listMemberIds(db, hire.companyId, 'RECRUITER');
  return { hire, words, people, link: offerAddress(hire.applicationId) };
}

/**
 * Both sides, except the person who acted, who sees it on the screen. Colleagues see for themselves who has
 * joined.
 */
async function newsOf(db: Db, moved: HireMoved): Promise<HireNews[]> {
  const hire = await getHire(db, moved.hireId);
  const candidate = toCandidate(hire, CANDIDATE_WORDS[moved.action](hire, moved));
  const company = await toCompany(db, hire, COMPANY_WORDS[moved.action](hire, moved));
  if (moved.party === 'CANDIDATE') return [company];
  return moved.party === 'RECRUITER' ? [candidate] : [candidate, company];
}

async function questionsAbout(db: Db, hireId: string): Promise<HireNews[]> {
  const hire = await getHire(db, hireId);
  return [toCandidate(hire, questionToCandidate(hire)), await toCompany(db, hire, questionToCompany(hire))];
}

async function tellAll(db: Db, kind: string, news: readonly News[]): Promise<void> {
  for (const item of news) await sendNews(db, kind, item);
}

export const notices = [
  on(hireMoved, async (db, moved) => tellAll(db, NOTICE_KINDS[moved.action], await newsOf(db, moved))),
  on(hireAsked, async (db, { hireId }) => tellAll(db, QUESTION_KIND, await questionsAbout(db, hireId))),
];

function factsOf(hire: HireRow): [string, string][] {
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

async function send(db: Db, kind: string, news: readonly HireNews[]): Promise<void> {
  for (const item of news) {
    await mail(db, item.people, { kind, write: newsLetter(item, factsOf(item.hire)) });
  }
}

export const mails = [
  on(hireMoved, async (db, moved) => send(db, NOTICE_KINDS[moved.action], await newsOf(db, moved))),
  on(hireAsked, async (db, { hireId }) => send(db, QUESTION_KIND, await questionsAbout(db, hireId))),
];
