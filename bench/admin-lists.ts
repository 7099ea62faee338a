import { login } from '#contract/auth/session.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import { Caller } from '#server/testing/caller.ts';
import { adminQuestions } from '#server/testing/plans/admin-questions.ts';
import { startServer } from '../e2e/servers.ts';
import { measureExport } from './admin/export.ts';
import { FILL_LIMIT_MS, onLargeMarket } from './market/large-market.ts';
import { figuresOfLooks, takeLooks } from './market/looks.ts';
import { type Figure, most } from './report/figures.ts';

const LIMIT_MS = 100;
const DEEP = '500';
const EXPORT_LIMIT_MB = 60;
const ADMIN = { email: 'superadmin@medallist.test', password: DEMO_PASSWORD };

async function measureLists(caller: Caller): Promise<Figure[]> {
  const looks = adminQuestions(DEEP).map(({ endpoint, name, query }) => ({
    caller,
    address: `${endpoint.path}?${new URLSearchParams(query)}`,
    name: { list: endpoint.name, question: name },
    found: '',
    times: [],
  }));
  await takeLooks(looks);
  return figuresOfLooks(looks, "an admin's", LIMIT_MS);
}

async function measureOn(url: string, folder: string): Promise<Figure[]> {
  const server = await startServer({ DATABASE_URL: url, DATA_DIR: folder }, FILL_LIMIT_MS);
  try {
    const { data, message } = await new Caller(server.origin).call(login, { body: ADMIN });
    if (!data) throw new Error(`The demo's super admin cannot sign in: ${message}`);
    const caller = new Caller(server.origin, data.accessToken);
    const figures = await measureLists(caller);
    const exported = await measureExport(caller, server.process.pid ?? 0);
    console.log(
      `CSV of all candidates: ${exported.lines} lines, ${exported.megabytes.toFixed(1)} MB in ${exported.seconds.toFixed(1)} s, the first after ${exported.firstMs.toFixed(0)} ms; the process grew from ${exported.beforeMb.toFixed(0)} MB by at most ${exported.grownMb.toFixed(0)} MB`,
    );
    const name = 'CSV of all candidates, memory of the process';
    return [...figures, { name, unit: 'MB more', value: exported.grownMb, limit: most(EXPORT_LIMIT_MB) }];
  } finally {
    await server.stop();
  }
}

/** Every list of an admin on a large market. */
export const run = () => onLargeMarket("Admin's lists", measureOn);
