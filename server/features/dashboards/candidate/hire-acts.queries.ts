import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import { waitsForAnswer } from '#server/features/hires/latest-check.sql.ts';

/** What companies said of the candidate's hires and wait for a word on, the first to end first. */
export function listHiresToAnswer(db: Db, candidateId: string) {
  return db
    .selectFrom('hires as h')
    .innerJoin('companies as c', 'c.id', 'h.companyId')
    .select(['h.id', 'h.status', 'h.confirmBy', 'h.jobTitle', 'h.companyId', 'h.companyName'])
    .select('c.logoFileId')
    .where('h.candidateId', '=', candidateId)
    .where('h.confirmBy', 'is not', null)
    .where(sql<boolean>`h.reported_by is distinct from 'CANDIDATE'`)
    .orderBy('h.confirmBy')
    .execute();
}

/** The latest question about each hire, unless it is answered. */
export function listChecksToAnswer(db: Db, candidateId: string) {
  return db
    .selectFrom('hires as h')
    .innerJoin('hireChecks as k', 'k.hireId', 'h.id')
    .innerJoin('companies as c', 'c.id', 'h.companyId')
    .select(['h.id', 'k.day', 'h.jobTitle', 'h.companyId', 'h.companyName', 'c.logoFileId'])
    .where('h.candidateId', '=', candidateId)
    .where(waitsForAnswer('CANDIDATE'))
    .orderBy('k.askedAt')
    .execute();
}
