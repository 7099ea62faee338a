import { Random } from '#server/db/demo/random.ts';
import { Rows } from '#server/db/demo/rows.ts';
import type { Db } from '#server/db/schema/database.ts';
import { CODE_LENGTH, CODE_SIGNS } from '#server/features/referrals/links.service.ts';

const SIGNS = [...CODE_SIGNS];
const SEED = 4711;

/** Gives a code to everybody who can refer others, even if nobody has used their link. */
export async function addMissingCodes(db: Db): Promise<void> {
  const random = new Random(SEED);
  const people = await db
    .selectFrom('users as u')
    .leftJoin('referralCodes as c', 'c.ownerId', 'u.id')
    .select(['u.id', 'u.createdAt'])
    .where('u.userType', 'in', ['JOBSEEKER', 'RECRUITER'])
    .where('c.ownerId', 'is', null)
    .orderBy('u.id')
    .execute();
  const rows = new Rows();
  const taken = new Set<string>();
  for (const { id: ownerId, createdAt } of people) {
    let code = '';
    do code = Array.from({ length: CODE_LENGTH }, () => random.pick(SIGNS)).join('');
    while (taken.has(code));
    taken.add(code);
    rows.add('referralCodes', { ownerId, code, createdAt });
  }
  await rows.insert(db, ['referralCodes']);
}
