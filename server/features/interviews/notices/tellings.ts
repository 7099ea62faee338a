import type { InterviewAction } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import type { InterviewMoved } from '#server/features/interviews/interviews.events.ts';
import type { InterviewRow } from '#server/features/interviews/interviews.queries.ts';
import { CANDIDATE_NOTICES, COMPANY_NOTICES, holdOverOf, reminderOf, type Words } from './interview-words.ts';

/** What one side is told, in the product and by mail. */
export interface Telling {
  people: string[];
  words: Words;
  /** Path of the screen where they can act on it. */
  link: string;
}

/** Whoever asked and whoever interviews: often one person. */
function recruitersOf({ requestedBy, interviewerId }: InterviewRow): string[] {
  return [...new Set([requestedBy, interviewerId])];
}

function activeScreenOf(id: string): string {
  return `/interview-requests/active?interview=${id}`;
}

function screenOf(action: InterviewAction, { status, id }: InterviewRow): string {
  const isRequest = status === 'PENDING' || action === 'WITHDRAW' || action === 'EXPIRE';
  return isRequest ? `/interview-requests/pending?request=${id}` : activeScreenOf(id);
}

function companyScreenOf(id: string): string {
  return `/recruiter/interviews?interview=${id}`;
}

/** Both sides, as far as a move has something to tell them; whoever made it is still among the people. */
export function tellingsOf(interview: InterviewRow, moved: InterviewMoved): Telling[] {
  const { action, before, party, actorId, reason } = moved;
  const told = { interview, before, party, actorId, reason };
  const toCandidate = CANDIDATE_NOTICES[action]?.(told);
  const toCompany = COMPANY_NOTICES[action]?.(told);
  const tellings: Telling[] = [];
  if (toCandidate) {
    const link = screenOf(action, interview);
    tellings.push({ people: [interview.candidateId], words: toCandidate, link });
  }
  if (toCompany) {
    tellings.push({
      people: recruitersOf(interview),
      words: toCompany,
      link: companyScreenOf(interview.id),
    });
  }
  return tellings;
}

/** Both sides, a day or an hour ahead. */
export function remindersOf(interview: InterviewRow): Telling[] {
  const { candidateId, interviewerId, requestedBy } = interview;
  const link = companyScreenOf(interview.id);
  const reminders = [
    {
      people: [candidateId],
      words: reminderOf(interview, 'candidate'),
      link: activeScreenOf(interview.id),
    },
    { people: [interviewerId], words: reminderOf(interview, 'interviewer'), link },
  ];
  if (requestedBy === interviewerId) return reminders;
  return [...reminders, { people: [requestedBy], words: reminderOf(interview, 'colleague'), link }];
}

/** Whoever asked and whoever interviewed, as long as they are in the team. */
export function holdTellings(db: Db, interview: InterviewRow): Promise<Telling[]> {
  const link = `${companyScreenOf(interview.id)}&act=decide`;
  const telling = { people: recruitersOf(interview), words: holdOverOf(interview), link };
  return withoutFormerMembers(db, interview, [telling]);
}

/** Whoever did it needs no notice of it. */
export function withoutActor(people: readonly string[], actorId: string | null): string[] {
  return people.filter((id) => id !== actorId);
}

/** Whoever has left the company since then learns nothing more of its interviews. */
export async function withoutFormerMembers(
  db: Db,
  { candidateId, companyId }: InterviewRow,
  tellings: Telling[],
): Promise<Telling[]> {
  const here = new Set([candidateId, ...(await companies.listMemberIds(db, companyId))]);
  return tellings.map((telling) => ({ ...telling, people: telling.people.filter((id) => here.has(id)) }));
}
