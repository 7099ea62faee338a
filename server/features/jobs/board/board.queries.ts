import { TO_ANSWER_STATUSES } from '#contract/interviews/transitions.ts';
import type { JobsFilter } from '#contract/jobs/public-jobs.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import { named } from '#server/db/guarded-client.ts';
import type { Db } from '#server/db/schema/database.ts';
import { passing } from './passing.sql.ts';

/** What became of this candidate's applications to these jobs. */
export function listMyStatuses(db: Db, candidateId: string, ids: readonly string[]) {
  return db
    .selectFrom('applications')
    .modifyFront(named('list_own_statuses'))
    .select(['jobId', 'status', 'ending'])
    .where('candidateId', '=', candidateId)
    .where('jobId', '=', anyOf(ids))
    .execute();
}

/** The interview requests for these jobs that wait for the candidate's reply. */
export function listToAnswer(db: Db, candidateId: string, ids: readonly string[]) {
  return db
    .selectFrom('interviews as i')
    .innerJoin('applications as a', 'a.id', 'i.applicationId')
    .modifyFront(named('list_requests_to_answer'))
    .select(['a.jobId', 'i.id'])
    .where('a.candidateId', '=', candidateId)
    .where('i.status', 'in', TO_ANSWER_STATUSES)
    .where('a.jobId', '=', anyOf(ids))
    .execute();
}

/** Those of these jobs that the candidate keeps. */
export function listSaved(db: Db, candidateId: string, ids: readonly string[]) {
  return db
    .selectFrom('savedJobs')
    .modifyFront(named('list_saved_among'))
    .select('jobId')
    .where('candidateId', '=', candidateId)
    .where('jobId', '=', anyOf(ids))
    .execute();
}

/** Since when a job must stand on the board to be news. */
export interface Window {
  after: Date;
  until: Date;
}

/** What has come to the board meanwhile and passes the filter, newest first, but for what the candidate is connected to. */
export function listNewJobs(db: Db, candidateId: string, filter: JobsFilter, { after, until }: Window) {
  return db
    .selectFrom('jobs as j')
    .innerJoin('jobIndex as b', 'b.jobId', 'j.id')
    .select(['j.id', 'j.companyId'])
    .where(passing(filter))
    .where('j.openedAt', '>', after)
    .where('j.openedAt', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications as a')
            .select('a.id')
            .whereRef('a.jobId', '=', 'j.id')
            .where('a.candidateId', '=', candidateId),
        ),
      ),
    )
    .orderBy('j.openedAt', 'desc')
    .orderBy('j.id', 'desc')
    .execute();
}
