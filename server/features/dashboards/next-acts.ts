import type * as z from 'zod';
import { EDITOR_PATHS, verifyPath } from '#contract/candidates/sections.ts';
import { NEXT_ACT_KINDS, type NextAct } from '#contract/dashboards/next-acts.ts';
import type { DisputeSubject } from '#contract/labels/hires.ts';
import { offerInWords } from '#contract/offers/comparison.ts';
import { nearestToMedal } from '#contract/verifications/medal.ts';
import { standOf } from '#contract/verifications/stand.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { OwnProfile } from '#server/features/candidates/profile/profile.service.ts';
import { toCompany } from '#server/features/companies/companies.service.ts';
import { statedOf } from '#server/features/offers/offers.service.ts';
import * as verifications from '#server/features/verifications/own.service.ts';
import { inHours, now } from '#server/platform/clock.ts';
import * as queries from './candidate-home.queries.ts';

type HireAct = Extract<z.input<typeof NextAct>, { kind: 'ANSWER_HIRE' | 'ANSWER_CHECK' }> & {
  due: Date | null;
};

const ABOUT: Readonly<Partial<Record<string, DisputeSubject>>> = {
  RECORDED: 'JOINING',
  LEAVING: 'LEAVING',
  ABSENT: 'ABSENCE',
};

/** The questions to the candidate about their hires: by the company, and on day 30, 60 and 90. */
async function hireActs(db: Db, userId: string): Promise<HireAct[]> {
  const waiting = await queries.listHiresToAnswer(db, userId);
  const checks = await queries.listChecksToAnswer(db, userId);
  const common = (row: (typeof waiting)[number] | (typeof checks)[number]) => ({
    link: `/offers?hire=${row.id}`,
    hireId: row.id,
    company: toCompany(row),
    jobTitle: row.jobTitle,
  });
  return [
    ...waiting.map((row) => ({
      kind: 'ANSWER_HIRE' as const,
      ...common(row),
      due: row.confirmBy,
      about: ABOUT[row.status] ?? ('JOINING' as const),
    })),
    ...checks.map((row) => ({ kind: 'ANSWER_CHECK' as const, ...common(row), due: null, day: row.day })),
  ];
}

type Act = z.input<typeof NextAct> & { due: Date | null };
type ActOf<K extends Act['kind']> = Extract<Act, { kind: K }>;

/** Only the first requests and ended interviews are shown, so that the column stays short. */
const MOST_REPLIES = 3;
const MOST_FEEDBACKS = 2;
/** After this time without feedback, the candidate is not asked any more. */
const FEEDBACK_HOURS = 14 * 24;

type WaitingRow = Awaited<ReturnType<typeof queries.listWaiting>>[number];
type OfferRow = Awaited<ReturnType<typeof queries.listOffers>>[number];
type UnspokenRow = Awaited<ReturnType<typeof queries.listUnspoken>>[number];

function toReply(row: WaitingRow): ActOf<'REPLY'> {
  return {
    kind: 'REPLY',
    due: row.respondBy,
    link: `/interview-requests/pending?request=${row.id}&act=accept`,
    interviewId: row.id,
    company: toCompany(row),
    jobTitle: row.jobTitle,
    location: row.city,
    isRemote: row.isRemote,
    salaryRange: { min: row.salaryMin, max: row.salaryMax },
  };
}

function toAnswer(row: OfferRow): ActOf<'ANSWER_OFFER'> {
  return {
    kind: 'ANSWER_OFFER',
    due: row.expiresAt,
    link: `/offers?offer=${row.id}`,
    offerId: row.id,
    company: toCompany(row),
    jobTitle: row.jobTitle,
    summary: offerInWords(row, statedOf(row)),
  };
}

/** A completed interview is no longer in the list of active ones. */
function toFeedback(row: UnspokenRow): ActOf<'GIVE_FEEDBACK'> {
  const view = row.status === 'COMPLETED' ? 'view=past&' : '';
  return {
    kind: 'GIVE_FEEDBACK',
    due: null,
    link: `/interview-requests/active?${view}interview=${row.id}&act=feedback`,
    interviewId: row.id,
    company: toCompany(row),
    jobTitle: row.jobTitle,
    endedAt: row.endsAt,
  };
}

/** One degree is enough for the medal; while an admin reviews a document there is nothing to do. */
async function degreeAct(db: Db, { education }: OwnProfile): Promise<ActOf<'VERIFY_DEGREE'>[]> {
  const degree = nearestToMedal(education.educations);
  if (!degree) return [];
  const stand = standOf(degree);
  if (stand === 'VERIFIED' || stand === 'BEING_CHECKED') return [];
  return [
    {
      kind: 'VERIFY_DEGREE',
      due: stand === 'CODE_SENT' ? await verifications.codeExpiry(db, degree.id) : null,
      link: verifyPath(degree.id),
      educationId: degree.id,
      universityName: degree.universityName,
      stand,
    },
  ];
}

function profileActs({ basicInfo, completion }: OwnProfile): Act[] {
  const hasResume = basicInfo.resumeUrl !== null;
  const upload: Act = { kind: 'UPLOAD_RESUME', due: null, link: EDITOR_PATHS.basicInfo };
  const section = completion.sections.find(({ isComplete }) => !isComplete)?.section;
  const isFromResume = hasResume && completion.percent === 0;
  const finish: Act[] = section
    ? [
        {
          kind: 'FINISH_SECTION',
          due: null,
          link: isFromResume ? '/profile/from-resume' : EDITOR_PATHS[section],
          section,
          isFromResume,
        },
      ]
    : [];
  return hasResume ? finish : [upload, ...finish];
}

/** Acts with a deadline are ordered by it; the rest follow in the order of the kinds. */
function byDeadline(a: Act, b: Act): number {
  if (a.due && b.due) return a.due.getTime() - b.due.getTime();
  if (a.due || b.due) return a.due ? -1 : 1;
  return NEXT_ACT_KINDS.indexOf(a.kind) - NEXT_ACT_KINDS.indexOf(b.kind);
}

export async function nextActs(
  db: Db,
  userId: string,
  { waiting, profile }: { waiting: readonly WaitingRow[]; profile: OwnProfile },
): Promise<Act[]> {
  const span = { from: inHours(-FEEDBACK_HOURS), at: now() };
  const unspoken = await queries.listUnspoken(db, userId, span);
  const offers = await queries.listOffers(db, userId, span.at);
  return [
    ...(await hireActs(db, userId)),
    ...offers.map(toAnswer),
    ...waiting.slice(0, MOST_REPLIES).map(toReply),
    ...unspoken.slice(0, MOST_FEEDBACKS).map(toFeedback),
    ...(await degreeAct(db, profile)),
    ...profileActs(profile),
  ].sort(byDeadline);
}
