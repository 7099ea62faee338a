import { Random } from '#server/db/demo/random.ts';
import type { Db } from '#server/db/schema/database.ts';

const SEED = 7900;

/** Adds the earlier stages of applicants who were hired or never came: an interview and an offer. */
export async function addPassedStages(db: Db): Promise<void> {
  // A separate generator, so that the random choices elsewhere stay the same.
  const random = new Random(SEED);
  const ended = await db
    .selectFrom('applications as a')
    .innerJoin('offers as o', 'o.applicationId', 'a.id')
    .innerJoin('applicationEvents as e', (join) =>
      join.onRef('e.applicationId', '=', 'a.id').onRef('e.toStatus', '=', 'a.status'),
    )
    .leftJoin('interviews as i', (join) =>
      join.onRef('i.applicationId', '=', 'a.id').on('i.status', '=', 'COMPLETED'),
    )
    .select(['a.id as applicationId', 'a.candidateId', 'e.id', 'e.fromStatus', 'i.acceptedAt'])
    .select(['o.extendedBy', 'o.extendedAt'])
    .where('a.status', '<>', 'OFFERED')
    .orderBy('o.id')
    .execute();
  const passed = ended.flatMap(({ applicationId, candidateId, fromStatus, acceptedAt, ...offer }) => {
    const event = (at: Date, actorId: string | null, from: string | null, toStatus: string) => ({
      id: random.id(at),
      applicationId,
      actorId,
      fromStatus: from,
      toStatus,
      reason: null,
      at,
    });
    const before = acceptedAt ? [event(acceptedAt, candidateId, fromStatus, 'INTERVIEW')] : [];
    const from = acceptedAt ? 'INTERVIEW' : fromStatus;
    return [...before, event(offer.extendedAt, offer.extendedBy, from, 'OFFERED')];
  });
  if (passed.length === 0) return;
  await db.insertInto('applicationEvents').values(passed).execute();
  const last = ended.map(({ id }) => id);
  await db.updateTable('applicationEvents').set({ fromStatus: 'OFFERED' }).where('id', 'in', last).execute();
}
