import { login } from '#contract/auth/session.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import { openKysely, openPool } from '#server/db/open.ts';
import type { Db } from '#server/db/schema/database.ts';
import { Caller } from '#server/testing/caller.ts';
import { questionsOfRole, type Role } from '#server/testing/plans/questions.ts';
import { rowsOf } from '#server/testing/plans/rows.ts';
import { startServer } from '../e2e/servers.ts';
import { measureAdmins } from './lists/admins.ts';
import { measureSweeps } from './lists/sweeps.ts';
import { FILL_LIMIT_MS, onLargeMarket } from './market/large-market.ts';
import { figuresOfLooks, type LookToTake, takeLooks } from './market/looks.ts';
import type { Figure } from './report/figures.ts';

const LIMIT_MS = 50;

/** The demo accounts, which have the longest lists of the generated market. */
const ROLES: Readonly<Record<Role, string | undefined>> = {
  RECRUITER: 'recruiter@medallist.test',
  JOBSEEKER: 'candidate@medallist.test',
  AFFILIATE: 'affiliate@medallist.test',
  visitor: undefined,
};

async function signIn(
  origin: string,
  email: string | undefined,
): Promise<{ caller: Caller; userId: string }> {
  if (!email) return { caller: new Caller(origin), userId: '' };
  const { data, message } = await new Caller(origin).call(login, {
    body: { email, password: DEMO_PASSWORD },
  });
  if (!data) throw new Error(`${email} cannot sign in: ${message}`);
  return { caller: new Caller(origin, data.accessToken), userId: data.user.id };
}

async function looksToTake(db: Db, origin: string): Promise<LookToTake[]> {
  const looks: LookToTake[] = [];
  for (const [role, email] of Object.entries(ROLES) as [Role, string | undefined][]) {
    const { caller, userId } = await signIn(origin, email);
    const questions = questionsOfRole(role, await rowsOf(db, role, userId));
    for (const { name: question, address } of questions)
      looks.push({ caller, address, name: { role, question } });
  }
  return looks;
}

async function measureOn(url: string, folder: string): Promise<Figure[]> {
  const server = await startServer({ DATABASE_URL: url, DATA_DIR: folder }, FILL_LIMIT_MS);
  const db = openKysely(openPool({ connectionString: url }, 2));
  try {
    const admins = await measureAdmins(server);
    const looks = await takeLooks(await looksToTake(db, server.origin), LIMIT_MS);
    return [...figuresOfLooks(looks, "everybody's", LIMIT_MS), ...admins, ...(await measureSweeps(db))];
  } finally {
    await db.destroy();
    await server.stop();
  }
}

/** Every list of every role, admins included, on a large market. */
export const run = () => onLargeMarket('Lists', measureOn);
