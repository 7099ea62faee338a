import type * as z from 'zod';
import type { MyApplication } from '#contract/applications/candidate-applications.ts';
import { turnOf } from '#contract/applications/thread.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as listings from '#server/features/jobs/listings.service.ts';
import { now } from '#server/platform/clock.ts';
import * as threads from './applicants.queries.ts';
import { type ApplicationRow, findOwn } from './applications.queries.ts';
import { listHolds } from './holds.queries.ts';

type Sent = z.input<typeof MyApplication>;
type Interview = Awaited<ReturnType<typeof threads.listLatestInterviews>>[number];
type Offer = Awaited<ReturnType<typeof threads.listLatestOffers>>[number];

/** The history of an application and whose turn it is: nobody's while it can still be undone. */
function toThread(
  { status, statusChangedAt }: ApplicationRow,
  events: readonly threads.ThreadEventRow[],
  { interview, offer, canUndo }: { interview: Interview | null; offer: Offer | null; canUndo: boolean },
) {
  const movedAt = events.findLast((event) => event.interview)?.at ?? interview?.updatedAt;
  const standing = interview && movedAt ? { ...interview, movedAt } : null;
  return {
    canUndo,
    turn: canUndo ? null : turnOf({ status, statusChangedAt, interview: standing, offer }, now()),
    interview,
    offer,
    history: [...events],
  };
}

/** A candidate's applications with their jobs, including deleted ones. */
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
  const offered = await threads.listLatestOffers(db, ids);
  const offers = new Map(offered.map((offer) => [offer.applicationId, offer]));
  const held = new Set((await listHolds(db, ids)).map(({ applicationId }) => applicationId));
  return rows.map((row) => {
    const { id, status, source, ending, candidateNote, appliedAt, statusChangedAt, createdAt, jobId } = row;
    const job = jobs.get(jobId);
    if (!job) throw new AppError('JOB_NOT_FOUND');
    const thread = toThread(row, events.get(id) ?? [], {
      interview: interviews.get(id) ?? null,
      offer: offers.get(id) ?? null,
      canUndo: held.has(id),
    });
    const times = { appliedAt, statusChangedAt, createdAt };
    const { rejectMessage } = row;
    return { id, status, source, ending, candidateNote, rejectMessage, ...times, job, ...thread };
  });
}

export async function get(db: Db, candidateId: string, id: string): Promise<Sent> {
  const row = await findOwn(db, id, { candidateId });
  const [application] = row ? await present(db, [row]) : [];
  if (!application) throw new AppError('NOT_FOUND');
  return application;
}
