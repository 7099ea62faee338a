import type * as z from 'zod';
import type { Applicant, Application, ApplicationEvent } from '#contract/applications/application.ts';
import type { ApplicationsQuery } from '#contract/applications/recruiter-applications.ts';
import { nextStatuses, stateOf, takenUpStatuses } from '#contract/applications/transitions.ts';
import { AppError } from '#contract/core/errors.ts';
import { toPage } from '#contract/core/page.ts';
import { fileAddress } from '#contract/files.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#contract/labels/applications.ts';
import { type MatchJob, matchScore, matchTotal } from '#contract/matching/match.ts';
import type { Db } from '#server/db/schema/database.ts';
import { toMatchCandidate } from '#server/features/candidates/candidates.service.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { toMatchJob } from '#server/features/jobs/listings.service.ts';
import { now } from '#server/platform/clock.ts';
import * as queries from './applicants.queries.ts';
import { type ApplicantRow, listLatestInterviews } from './applicants.queries.ts';
import { reasonInWords } from './change.ts';
import { type FoundApplication, findPage, MOST_SCORED, rankingOf } from './finding.queries.ts';

/** What remains of a deleted or deactivated account: the same as after the erasure, except the name. */
const NAME_ONLY = {
  pictureFileId: null,
  headline: null,
  universityName: null,
  educationDegree: null,
  fieldOfStudy: null,
  endYear: null,
  hasVerifiedDegree: false,
  experienceMonths: null,
  expectedTotal: 0,
  noticePeriod: 'ONE_MONTH',
  lastWorkingDay: null,
  preferredLocations: [],
  skills: [],
} satisfies Partial<ApplicantRow>;

function shownOf<Row extends ApplicantRow>(row: Row): Row {
  return row.presence === 'HERE' ? row : { ...row, ...NAME_ONLY };
}

function toApplicant(
  found: ApplicantRow,
  job: MatchJob,
  today: string,
): Omit<z.input<typeof Applicant>, 'interview'> {
  const row = shownOf(found);
  const { id, status, source, ending, appliedAt, statusChangedAt, tellsAt, createdAt } = row;
  const standing = { party: 'RECRUITER', presence: row.presence, now: now() } as const;
  return {
    id,
    status,
    source,
    ending,
    appliedAt,
    statusChangedAt,
    tellsAt,
    createdAt,
    job: { id: row.jobId, title: row.jobTitle },
    candidate: {
      id: row.candidateId,
      firstName: row.firstName,
      lastName: row.lastName,
      presence: row.presence,
      profilePictureUrl: fileAddress(row.pictureFileId),
      headline: row.headline,
      institute: row.universityName,
      graduationYear: row.endYear,
      degree: row.educationDegree && `${row.educationDegree}, ${row.fieldOfStudy}`,
      hasVerifiedDegree: row.hasVerifiedDegree,
      experienceMonths: row.experienceMonths,
      expectedSalary: row.expectedTotal > 0 ? row.expectedTotal : null,
      noticePeriod: row.noticePeriod,
    },
    match: matchScore(toMatchCandidate(row, today), job),
    nextStatuses: tellsAt
      ? takenUpStatuses(stateOf({ ...row, status: row.toldStatus }), standing)
      : nextStatuses(stateOf(row), standing),
  };
}

interface EventRow {
  id: string;
  fromStatus: string | null;
  toStatus: string;
  reason: string | null;
  actorName: string | null;
  at: Date;
}

function toEvent(row: EventRow): z.input<typeof ApplicationEvent> {
  return {
    ...row,
    fromStatus: row.fromStatus as ApplicationStatus | null,
    toStatus: row.toStatus as ApplicationStatus,
  };
}

type Contact = {
  email: string;
  phone: string | null;
  resumeFileId: string | null;
  isContactShared: boolean;
};

function toApplication(
  row: ApplicantRow & Contact,
  job: MatchJob,
  history: EventRow[],
  { today, interview }: { today: string; interview: z.input<typeof Applicant>['interview'] },
): z.input<typeof Application> {
  const { isContactShared, email, phone, resumeFileId } = row;
  return {
    ...toApplicant(row, job, today),
    interview,
    notes: row.note,
    candidateNote: row.candidateNote,
    rejectCategory: row.rejectCategory,
    rejectReason: row.rejectReason,
    rejectMessage: row.rejectMessage,
    contact: isContactShared ? { email, phone, resumeFileId } : null,
    skills: shownOf(row).skills,
    history: history.map(toEvent),
  };
}

async function matchJobs(db: Db, rows: readonly { jobId: string }[]) {
  const asked = await jobs.listWishes(db, [...new Set(rows.map(({ jobId }) => jobId))]);
  const byId = new Map(asked.map((job) => [job.id, toMatchJob(job)]));
  return (jobId: string) => byId.get(jobId) as MatchJob;
}

/** Inactive candidates have no score, so they come last in both directions. */
const BY_MATCH = {
  match: { absent: -1, direction: -1 },
  'match-low': { absent: 101, direction: 1 },
};

/** Sorted by score, best or worst first; stable for equal scores. */
async function rankedByMatch(
  db: Db,
  companyId: string,
  applications: readonly FoundApplication[],
  sort: keyof typeof BY_MATCH,
) {
  const candidateIds = [...new Set(applications.map(({ candidateId }) => candidateId))];
  const [rows, jobOf] = await Promise.all([
    queries.listToScore(db, companyId, candidateIds),
    matchJobs(db, applications),
  ]);
  const today = localDate(now());
  const candidates = new Map(rows.map((row) => [row.candidateId, toMatchCandidate(row, today)]));
  const { absent, direction } = BY_MATCH[sort];
  const ranked = applications.map((application) => {
    const candidate = candidates.get(application.candidateId);
    return { application, rank: candidate ? matchTotal(candidate, jobOf(application.jobId)) : absent };
  });
  return ranked.sort((a, b) => direction * (a.rank - b.rank)).map(({ application }) => application);
}

async function pageOf(
  db: Db,
  companyId: string,
  found: FoundApplication[],
  paging: Pick<ApplicationsQuery, 'page' | 'size' | 'sort'>,
) {
  const ranking = rankingOf(paging);
  if (!ranking) return found;
  const { page, size } = paging;
  const start = page * size;
  const ranked = await rankedByMatch(db, companyId, found.slice(0, MOST_SCORED), ranking);
  return [...ranked, ...found.slice(MOST_SCORED)].slice(start, start + size);
}

async function latestInterviews(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map();
  const rows = await listLatestInterviews(db, ids);
  return new Map(rows.map((interview) => [interview.applicationId, interview]));
}

/** A page of a company's applications, each scored; ranked by match when the query asks for it. */
export async function list(
  db: Db,
  companyId: string,
  query: Omit<ApplicationsQuery, 'mine'> & { mineOf?: string | undefined },
) {
  const filter = { companyId, ...query };
  const { applications, counts } = await findPage(db, filter, query);
  const ids = (await pageOf(db, companyId, applications, query)).map(({ id }) => id);
  const rows = await queries.listApplicants(db, companyId, ids);
  const jobOf = await matchJobs(db, rows);
  const today = localDate(now());
  const content = rows.map((row) => toApplicant(row, jobOf(row.jobId), today));
  const interviews = await latestInterviews(db, ids);
  const statuses: readonly ApplicationStatus[] = query.status ?? APPLICATION_STATUSES;
  const total = statuses.reduce((sum, status) => sum + counts[status], 0);
  const withInterviews = content.map((one) => ({ ...one, interview: interviews.get(one.id) ?? null }));
  return { ...toPage(withInterviews, query, total), counts };
}

/** One application with its history; one of another company counts as not found. */
export async function get(db: Db, companyId: string, id: string) {
  const row = await queries.findApplicant(db, companyId, id);
  if (!row) throw new AppError('NOT_FOUND');
  const job = await jobs.getOwn(db, companyId, row.jobId);
  const history = await queries.listHistory(db, id);
  const waiting = row.tellsAt && (await queries.findWaitingRejection(db, id));
  const last = waiting ? [{ ...waiting, toStatus: 'REJECTED', reason: reasonInWords(waiting) }] : [];
  const interview = (await latestInterviews(db, [id])).get(id) ?? null;
  return toApplication(row, toMatchJob(job), [...history, ...last], { today: localDate(now()), interview });
}
