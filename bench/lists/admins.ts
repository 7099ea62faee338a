import { login } from '#contract/auth/session.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import { Caller } from '#server/testing/caller.ts';
import { adminQuestions } from '#server/testing/plans/admin-questions.ts';
import type { Server } from '../../e2e/servers.ts';
import { figuresOfLooks, takeLooks } from '../market/looks.ts';
import { type Figure, most } from '../report/figures.ts';
import { measureExport } from './export.ts';

const LIMIT_MS = 100;
const DEEP = '500';
const EXPORT_LIMIT_MB = 60;
const ADMIN = { email: 'superadmin@medallist.test', password: DEMO_PASSWORD };

async function measureLooks(caller: Caller): Promise<Figure[]> {
  const looks = adminQuestions(DEEP).map(({ endpoint, name, query }) => ({
    caller,
    address: `${endpoint.path}?${new URLSearchParams(query)}`,
    name: { list: endpoint.name, question: name },
  }));
  return figuresOfLooks(await takeLooks(looks, LIMIT_MS), "an admin's", LIMIT_MS);
}

/** The export of all candidates, first, before the process has grown, and every list of an admin. */
export async function measureAdmins({ origin, process }: Server): Promise<Figure[]> {
  const { data, message } = await new Caller(origin).call(login, { body: ADMIN });
  if (!data) throw new Error(`The demo's super admin cannot sign in: ${message}`);
  const caller = new Caller(origin, data.accessToken);
  const exported = await measureExport(caller, process.pid ?? 0);
  console.log(
    `CSV of all candidates: ${exported.lines} lines, ${exported.megabytes.toFixed(1)} MB in ${exported.seconds.toFixed(1)} s, the first after ${exported.firstMs.toFixed(0)} ms; the process grew from ${exported.beforeMb.toFixed(0)} MB by at most ${exported.grownMb.toFixed(0)} MB`,
  );
  const name = 'CSV of all candidates, memory of the process';
  const grown = { name, unit: 'MB more', value: exported.grownMb, limit: most(EXPORT_LIMIT_MB) };
  return [...(await measureLooks(caller)), grown];
}
