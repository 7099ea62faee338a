import { Random } from '#server/db/demo/random.ts';
import type { Db } from '#server/db/schema/database.ts';

const SIGNS = [...'23456789BCDFGHJKMNPQRSTVWXZ'];
const LENGTH = 8;
const SEED = 4711;

/** Everybody who can refer others has a code, also those whose link nobody has used. */
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
  const taken = new Set<string>();
  for (let start = 0; start < people.length; start += 5000) {
    const rows = people.slice(start, start + 5000).map(({ id: ownerId, createdAt }) => {
      let code = '';
      do code = Array.from({ length: LENGTH }, () => random.pick(SIGNS)).join('');
      while (taken.has(code));
      taken.add(code);
      return { ownerId, code, createdAt };
    });
    await db
      .insertInto('referralCodes')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
