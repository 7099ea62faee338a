import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { DAY_MS } from '#contract/kit/days.ts';
import { fillDemo } from '#server/db/demo/fill.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import { migrate, withStartLock } from '#server/db/migrate.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { Env } from '#server/env.ts';
import { hashPassword } from '#server/features/auth/passwords.ts';
import * as sample from '#server/features/candidates/index-row/candidate-index.queries.ts';
import { fitSample, numberTerms } from '#server/features/candidates/index-row/candidate-index.service.ts';
import { now } from '#server/platform/clock.ts';
import { PLACES } from '#server/platform/estimate.ts';
import { configureStore } from '#server/platform/files/store.ts';
import { configureSealing } from '#server/platform/sealed.ts';
import { BUSIEST_TABLES, writeBusiest } from './busiest.ts';
import { withoutIndexes } from './indexes.ts';
import { sizesOf, writeMarket } from './market.ts';
import type { Share } from './people.ts';
import { vocabularyTerms } from './person.ts';
import { TABLES } from './tables.ts';

/**
 * The demo marketplace is included with this many candidates: it has the demo accounts, and rows in every
 * state.
 */
const DEMO_CANDIDATES = 300;
const MARKET = [
  ...[
    'companies',
    'jobs',
    'job_skills',
    'job_index',
    'applications',
    'company_applicants',
    'application_events',
    'interviews',
    'interview_events',
  ],
  ...[
    'notifications',
    'audit_events',
    'offers',
    'offer_events',
    'hires',
    'hire_events',
    'invoices',
    'credit_notes',
  ],
  ...[
    'payments',
    'refunds',
    'invoice_balances',
    'affiliates',
    'referral_codes',
    'referrals',
    'referral_clicks',
  ],
  ...[
    'sign_up_devices',
    'rewards',
    'reward_entries',
    'payout_batches',
    'payout_lines',
    'mails',
    'waitlist_entries',
  ],
  ...['quick_messages', 'reports', 'degree_verifications', 'analytics_events'],
  ...BUSIEST_TABLES,
];
/** What its triggers would write; they are disabled here. */
const APPLICANTS = `
  insert into company_applicants
    select s.company_id, a.* from (select distinct company_id, candidate_id from applications) s
      join applicants a on a.candidate_id = s.candidate_id
     order by 1, 2
        on conflict do nothing`;
const SAMPLE_MOST = 50_000;
const WRITERS = Math.min(2, availableParallelism());

export interface Scale {
  candidates: number;
  /** Leaves out everything between people. */
  peopleAlone: boolean;
  /** Called after each part, with the time it took. */
  tell: (text: string) => void;
}

type Target = Pick<OpenDatabase, 'unhurried' | 'connection'>;

/** Fills an empty database with this many candidates and everything that belongs to them. */
export async function fillScale(database: Target, env: Env, scale: Scale): Promise<void> {
  const { candidates, peopleAlone, tell } = scale;
  const timed = async <T>(part: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work();
    tell(`${part}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  };
  await database.unhurried((db, pool) =>
    withStartLock(pool, async () => {
      await refuseOthers(pool);
      await configureStore(env);
      configureSealing(env.JWT_SECRET);
      await timed('the demo marketplace', async () => {
        await migrate(db, pool);
        await fillDemo(db, DEMO_CANDIDATES);
      });
      const passwordHash = await hashPassword(DEMO_PASSWORD);
      const terms = await numberTerms(db, vocabularyTerms());
      const count = Math.max(0, candidates - DEMO_CANDIDATES);
      const share = { connection: database.connection, count, passwordHash, terms, now: today() };
      const tables = TABLES.map(({ name }) => name);
      await withoutIndexes(pool, tables, {
        builders: WRITERS,
        work: () => timed(`${count} people`, () => writeShares(share)),
        tell: timed,
      });
      await withoutIndexes(pool, ['candidate_sample'], {
        builders: 1,
        work: () => timed('the sample of the search', () => drawSample(db)),
        tell: timed,
      });
      await fitSample(db);
      if (!peopleAlone) {
        await withoutIndexes(pool, MARKET, {
          builders: WRITERS,
          work: () =>
            timed(`their market ${JSON.stringify(sizesOf(count))}`, () =>
              withClient(database, async (client) => {
                await writeMarket(client, { candidates: count, passwordHash });
                await writeBusiest(client, count);
                await client.query(APPLICANTS);
              }),
            ),
          tell: timed,
        });
      }
      await timed('statistics', async () => void (await pool.query('vacuum analyze')));
    }),
  );
}

/** A trigger maintains the sample, but triggers are disabled during the fill. */
async function drawSample(db: Db): Promise<void> {
  const { count } = await db
    .selectFrom('candidateIndex')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('isSearchable', '=', true)
    .executeTakeFirstOrThrow();
  const halvings = Math.max(0, Math.ceil(Math.log2(count / SAMPLE_MOST)));
  const bound = PLACES / 2 ** halvings;
  await sample.setShare(db, { bound, rows: 0, people: 0 });
  if (halvings > 0) await sample.dropBeyond(db, bound);
  await sample.insertBetween(db, 0, bound);
}

/** Makes two fills of one day identical. */
function today(): number {
  return Math.floor(now().getTime() / DAY_MS) * DAY_MS;
}

async function refuseOthers(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ tables: number }>(
    "select count(*) as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  if (rows[0]?.tables) throw new Error('This database is not empty. Name one that was just created.');
}

async function writeShares(share: Omit<Share, 'from' | 'to'>): Promise<void> {
  const size = Math.ceil(share.count / WRITERS);
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, at) => {
      const workerData: Share = { ...share, from: at * size, to: Math.min(share.count, (at + 1) * size) };
      // If the worker fails it ends with an error event, which `once` turns into a rejection.
      await once(new Worker(new URL('worker.ts', import.meta.url), { workerData }), 'message');
    }),
  );
}

async function withClient({ connection }: Target, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await work(client).finally(() => client.end());
}
