import type * as z from 'zod';
import type { MyApplication } from '#contract/applications/candidate-applications.ts';
import { endingOf, turnOf } from '#contract/applications/thread.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { ApplicationRow } from '#server/features/applications/applications.queries.ts';
import { findMine } from '#server/features/applications/applications.queries.ts';
import * as listings from '#server/features/jobs/listings.service.ts';
import { now } from '#server/platform/clock.ts';
import * as threads from './threads.queries.ts';

type Sent = z.input<typeof MyApplication>;
type Interview = Awaited<ReturnType<typeof threads.listLatestInterviews>>[number];

/** What has happened to an application, what it is called, and whose turn it is. */
function toThread(
  { status, statusChangedAt }: ApplicationRow,
  events: readonly threads.ThreadEventRow[],
  interview: Interview | null,
) {
  const movedAt = events.findLast((event) => event.interview)?.at ?? interview?.updatedAt;
  const last = events.findLast(({ stage }) => stage === 'WITHDRAWN');
  const standing = interview && movedAt ? { ...interview, movedAt } : null;
  return {
    ending: endingOf(status, last, interview?.status),
    turn: turnOf({ status, statusChangedAt, interview: standing }, now()),
    interview,
    history: [...events],
  };
}

/** A candidate's applications with the jobs they are about, also those that have gone. */
export async function present(db: Db, rows: readonly ApplicationRow[]): Promise<Sent[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const jobs = await listings.byId(
    db,
    rows.map(({ jobId }) => jobId),
  );
  const events = Map.groupBy(await threads.listThreadEvents(db, ids), (event) => event.applicationId);
  const latest = await threads.listLatestInterviews(db, ids);
  const interviews = new Map(latest.map((interview) => [interview.applicationId, interview]));
  return rows.map((row) => {
    const { id, status, source, appliedAt, statusChangedAt, createdAt, jobId } = row;
    const job = jobs.get(jobId);
    if (!job) throw new AppError('JOB_NOT_FOUND');
    const thread = toThread(row, events.get(id) ?? [], interviews.get(id) ?? null);
    return { id, status, source, appliedAt, statusChangedAt, createdAt, job, ...thread };
  });
}

export async function get(db: Db, candidateId: string, id: string): Promise<Sent> {
  const row = await findMine(db, candidateId, id);
  const [application] = row ? await present(db, [row]) : [];
  if (!application) throw new AppError('NOT_FOUND');
  return application;
}
