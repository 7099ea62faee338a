import type * as z from 'zod';
import { type Page, type PageQuery, toPage } from '#contract/core/page.ts';
import type { JobEdit } from '#contract/jobs/history.ts';
import type { Round } from '#contract/jobs/plan.ts';
import { JOB_FIELDS, type JobChange, type JobField, saidBy, TERMS } from '#contract/jobs/said.ts';
import type { JobStatus } from '#contract/labels/jobs.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as queries from './history.queries.ts';
import { toFacts, toText } from './jobs.presenter.ts';
import type { JobWithSkills } from './jobs.queries.ts';

type Sent = z.input<typeof JobEdit>;

/** The values of each field as text, so that they stay readable when lists and labels change. */
export function saidOf(job: JobWithSkills, plan: readonly Round[]): Record<JobField, string[]> {
  const interviewPlan = plan.map(({ interviewers, ...round }) => ({
    ...round,
    interviewerIds: interviewers.map(({ name }) => name),
  }));
  return saidBy({ ...toFacts(job), ...toText(job), interviewPlan });
}

interface Saved {
  jobId: string;
  /** The version that contains the changes. */
  version: number;
  actorId: string | null;
  at: Date;
}

export async function record(db: Db, saved: Saved, changes: readonly JobChange[]): Promise<void> {
  await queries.insertChanges(
    db,
    changes.map((change) => ({ ...saved, ...change })),
  );
}

/** Records the creation of a job (`from` is null) or a change of its state. */
export async function recordMove(db: Db, saved: Saved, from: JobStatus | null, to: JobStatus): Promise<void> {
  await queries.insertChanges(db, [{ ...saved, field: 'status', before: from ? [from] : [], after: [to] }]);
}

/** The changes that applicants are notified of. */
export function termsAmong(changes: readonly JobChange[]): JobChange[] {
  return changes.filter(({ field }) => TERMS.includes(field));
}

/** How pay, place and role differ from what the board last showed, before the job returns to it. */
export async function termsChangedOffBoard(db: Db, jobId: string): Promise<JobChange[]> {
  const net = new Map<string, JobChange>();
  for (const { field, before, after } of await queries.listChangesOffBoard(db, jobId)) {
    if (field === 'status') continue;
    net.set(field, { field, before: net.get(field)?.before ?? before, after });
  }
  return termsAmong([...net.values()]).filter(({ before, after }) => before.join('\n') !== after.join('\n'));
}

/** In the order of the form; a change of state comes first. */
const placeOf = (field: string) => (JOB_FIELDS as readonly string[]).indexOf(field);

function present({ version, at, actorId, actorName, changes }: queries.EditRow): Sent {
  const inOrder = changes.toSorted((one, other) => placeOf(one.field) - placeOf(other.field));
  return { version, at, by: actorId ? { id: actorId, name: actorName } : null, changes: inOrder };
}

export async function list(db: Db, jobId: string, page: PageQuery): Promise<Page<Sent>> {
  const rows = await queries.listEdits(db, jobId, page);
  return toPage(rows.map(present), page, rows[0]?.total ?? 0);
}

/** Who saved what since the given version, newest first. */
export async function since(db: Db, jobId: string, version: number): Promise<Sent[]> {
  return (await queries.listEditsSince(db, jobId, version)).map(present);
}
