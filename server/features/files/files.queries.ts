import type { Db } from '#server/db/schema/database.ts';

/** Whether this candidate applied to the company or accepted one of its requests: what opens contact details. */
export async function sharesCandidate(db: Db, companyId: string, candidateId: string): Promise<boolean> {
  const application = db
    .selectFrom('applications')
    .select('id')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where((eb) =>
      eb.or([eb('appliedAt', 'is not', null), eb('status', 'in', ['INTERVIEW', 'OFFERED', 'HIRED'])]),
    );
  const interview = db
    .selectFrom('interviews')
    .select('id')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('acceptedAt', 'is not', null);
  const found = await application.unionAll(interview).limit(1).executeTakeFirst();
  return found !== undefined;
}
