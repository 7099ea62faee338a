import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

/** As companies see them: without those that can still be undone. */
export function listApplications(db: Db, candidateId: string, most: number) {
  return db
    .selectFrom('sentApplications as a')
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .innerJoin('companies as c', 'c.id', 'a.companyId')
    .select(['a.id', 'j.title as jobTitle', 'c.name as companyName', 'a.status', 'a.appliedAt'])
    .select('a.statusChangedAt')
    .where('a.candidateId', '=', candidateId)
    .orderBy('a.statusChangedAt', 'desc')
    .limit(most)
    .execute();
}

export function listInterviews(db: Db, candidateId: string, most: number) {
  return db
    .selectFrom('interviews as i')
    .innerJoin('jobs as j', 'j.id', 'i.jobId')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .select([
      'i.id',
      'i.applicationId',
      'j.title as jobTitle',
      'c.name as companyName',
      'i.status',
      'i.createdAt as requestedAt',
    ])
    .select(sql<Date | null>`lower(i.during)`.as('startsAt'))
    .where('i.candidateId', '=', candidateId)
    .orderBy('i.createdAt', 'desc')
    .limit(most)
    .execute();
}

export function listFiles(db: Db, ownerId: string, most: number) {
  return db
    .selectFrom('files')
    .select(['id', 'name', 'purpose', 'mimeType', 'sizeBytes', 'createdAt'])
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute();
}

export function listSessions(db: Db, { userId, at, most }: { userId: string; at: Date; most: number }) {
  return db
    .selectFrom('sessions')
    .select(['id', 'ip', 'userAgent', 'createdAt', 'lastUsedAt'])
    .select(sql<boolean>`revoked_at is null and expires_at > ${at}`.as('isOpen'))
    .where('userId', '=', userId)
    .orderBy('lastUsedAt', 'desc')
    .limit(most)
    .execute();
}

/** What the person did, and what was done to the account. */
export function listAudit(db: Db, userId: string, most: number) {
  return db
    .selectFrom('auditEvents as e')
    .leftJoin('users as u', 'u.id', 'e.actorId')
    .select(['e.id', 'e.action', 'e.summary', 'e.at', 'u.firstName', 'u.lastName'])
    .select(sql<string | null>`e.after ->> 'reason'`.as('reason'))
    .where((eb) =>
      eb.or([
        eb('e.actorId', '=', userId),
        eb.and([eb('e.subjectType', '=', 'user'), eb('e.subjectId', '=', userId)]),
      ]),
    )
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(most)
    .execute();
}
