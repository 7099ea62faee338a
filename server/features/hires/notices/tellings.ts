import { offerAddress } from '#contract/offers/offer-address.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import type { HireMoved } from '#server/features/hires/hires.events.ts';
import { getHire, type HireRow } from '#server/features/hires/hires.queries.ts';
import {
  CANDIDATE_WORDS,
  COMPANY_WORDS,
  questionToCandidate,
  questionToCompany,
  type Words,
} from './hire-words.ts';

/** What one side is told, in the product and by mail. */
export interface Telling {
  hire: HireRow;
  people: string[];
  words: Words;
  /** Path of the screen where they can act on it. */
  link: string;
}

function toCandidate(hire: HireRow, words: Words): Telling {
  return { hire, words, people: [hire.candidateId], link: `/offers?hire=${hire.id}` };
}

async function toCompany(db: Db, hire: HireRow, words: Words): Promise<Telling> {
  const people = await companies.listMemberIds(db, hire.companyId, 'RECRUITER');
  return { hire, words, people, link: offerAddress(hire.applicationId) };
}

/** Both sides. Whoever did it reads it on the screen, and colleagues know whom they see at work. */
export async function tellingsOf(db: Db, moved: HireMoved): Promise<Telling[]> {
  const hire = await getHire(db, moved.hireId);
  const candidate = toCandidate(hire, CANDIDATE_WORDS[moved.action](hire, moved));
  const company = await toCompany(db, hire, COMPANY_WORDS[moved.action](hire, moved));
  if (moved.party === 'CANDIDATE') return [company];
  return moved.party === 'RECRUITER' ? [candidate] : [candidate, company];
}

export async function questionsAbout(db: Db, hireId: string): Promise<Telling[]> {
  const hire = await getHire(db, hireId);
  return [toCandidate(hire, questionToCandidate(hire)), await toCompany(db, hire, questionToCompany(hire))];
}
