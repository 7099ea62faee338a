import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import pg from 'pg';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { addressOf } from '#server/testing/processes.ts';
import { startServer } from '#server/testing/server.ts';
import { named } from './guarded-client.ts';
import { assertSupported, openDatabase, openKysely, openPool, SESSION_OPTIONS } from './open.ts';

const pools = { DATA_DIR: '/nowhere', DB_POOL_SIZE: 2, TASK_POOL_SIZE: 2 };

describe('a connection to the database', () => {
  const pool = openPool(inject('cluster'), 1);
  const db = openKysely(pool);
  afterAll(() => pool.end());

  const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(db)).rows[0];

  it('has the costs of reading and comparing on these machines, and starts neither JIT compilation nor parallel workers', async () => {
    const own = openPool({ ...inject('cluster'), options: SESSION_OPTIONS }, 1);
    const names = [
      'random_page_cost',
      'cpu_operator_cost',
      'jit',
      'max_parallel_workers_per_gather',
      'TimeZone',
    ];
    const { rows } = await own.query('select current_setting(name) as set from unnest($1::text[]) name', [
      names,
    ]);
    await own.end();
    expect(rows.map(({ set }) => set)).toEqual(['1.1', '0.005', 'off', '0', 'UTC']);
  });

  it('reads counts as numbers and calendar days as text', async () => {
    expect(await one(sql`select count(*), date '2026-03-01' as day`)).toEqual({
      count: 1,
      day: '2026-03-01',
    });
  });

  it('reads lists of texts, ids and numbers', async () => {
    const id = '019faf4d-dec1-75be-b105-a4d54d0a29ed';
    const hard = ['Go', 'Machine learning', 'say "so"', 'a\\b', '{1,2}', 'a,b', '', 'NULL', 'null', null];
    const lists = sql`select ${hard}::text[] as texts, array[${id}]::uuid[] as ids, '{3,null,-4}'::int[] as numbers,
      '{}'::text[] as none, null::text[] as unknown, '{{a,b},{c,d}}'::text[] as nested`;
    expect(await one(lists)).toEqual({
      texts: hard,
      ids: [id],
      numbers: [3, null, -4],
      none: [],
      unknown: null,
      nested: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    });
  });

  it('turns column names to camelCase and leaves the keys of stored JSON alone', async () => {
    const row = await one(sql`select 1 as first_name, '{"FULL_TIME": 2, "in_json": 3}'::jsonb as by_type`);
    expect(row).toEqual({ firstName: 1, byType: { FULL_TIME: 2, in_json: 3 } });
  });

  it('builds JSON with the requested keys', async () => {
    const query = db.selectNoFrom(jsonBuildObject({ firstName: sql<string>`'Asha'::text` }).as('person'));
    expect(await query.executeTakeFirst()).toEqual({ person: { firstName: 'Asha' } });
  });

  it('prepares a marked query once under its name', async () => {
    const query = db.selectNoFrom((eb) => eb.val(7).as('seven')).modifyFront(named('find_seven'));
    await query.execute();
    await query.execute();
    await sql`/*@find_eight*/ select ${8}::int as eight`.execute(db);
    await sql`select ${9}::int as nine`.execute(db);
    const { rows } = await sql<{
      name: string;
    }>`select name from pg_prepared_statements order by name`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(['find_eight', 'find_seven']);
  });

  it('sends concurrent statements of a transaction without waiting for the first answer', async () => {
    const sent: [text: unknown, beside: number][] = [];
    let underWay = 0;
    pool.once('acquire', (client) => {
      const query = client.query.bind(client) as (...call: unknown[]) => Promise<unknown>;
      client.query = ((...call: unknown[]) => {
        sent.push([call[0], underWay++]);
        return query(...call).finally(() => underWay--);
      }) as typeof client.query;
    });
    const [, { rows }] = await db
      .transaction()
      .execute((tx) =>
        Promise.all([sql`select pg_sleep(0.1)`.execute(tx), sql`select 2 as two`.execute(tx)]),
      );
    expect(rows).toEqual([{ two: 2 }]);
    expect(sent).toEqual([
      ['begin', 0],
      ['select pg_sleep(0.1)', 0],
      ['select 2 as two', 1],
      ['commit', 0],
    ]);
  });

  it('rolls back a transaction if one of several concurrent statements fails', async () => {
    await sql`create temporary table kept (place int)`.execute(db);
    const add = (value: string) => sql`insert into kept values (${value}::int)`;
    const adding = db
      .transaction()
      .execute((tx) => Promise.all([add('1'), add('one'), add('2')].map((each) => each.execute(tx))));
    await expect(adding).rejects.toThrow('invalid input syntax for type integer: "one"');
    expect(await one(sql`select count(*) from kept`)).toEqual({ count: 0 });
  });

  it('refuses one name for two queries', async () => {
    await sql`/*@find_one*/ select 1`.execute(db);
    await expect(sql`/*@find_one*/ select 2`.execute(db)).rejects.toThrow(
      'Prepared statements must be unique',
    );
  });

  it('that breaks during a query makes it fail, and is replaced', async () => {
    const [pid] = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows;
    const sleeping = expect(sql`select pg_sleep(20)`.execute(db)).rejects.toThrow(/terminat/);
    const other = new pg.Client(inject('cluster'));
    await other.connect();
    await other.query('select pg_terminate_backend($1)', [pid?.pid]);
    await other.end();
    await sleeping;
    await expect.poll(() => one(sql`select 1 as one`).catch(() => undefined)).toEqual({ one: 1 });
  });
});

it('keeps a connection that was idle for a minute', async () => {
  const pool = openPool(inject('cluster'), 1);
  const whichOne = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const first = await whichOne();
    vi.advanceTimersByTime(60_000);
    expect(await whichOne()).toBe(first);
  } finally {
    vi.useRealTimers();
    await pool.end();
  }
});

describe('DATABASE_URL', () => {
  it('gets a clear answer when nobody listens there', async () => {
    const opening = openDatabase({ ...pools, DATABASE_URL: 'postgres://app:hidden@127.0.0.1:1/app' });
    await expect(opening).rejects.toThrow('The database does not answer: connect ECONNREFUSED 127.0.0.1:1');
  });

  it('uses its own session settings, regardless of those of the server', async () => {
    const server = await startServer();
    await sql`do $$ begin execute format('alter database %I set jit = on', current_database()); end $$`.execute(
      server.db,
    );
    const database = await openDatabase({ ...pools, DATABASE_URL: await addressOf(server) });
    try {
      for (const pool of [database.pool, database.taskPool]) {
        const { rows } = await pool.query(
          `select current_setting('jit') as jit, current_setting('TimeZone') as zone,
                  current_setting('max_parallel_workers_per_gather') as helpers`,
        );
        expect(rows).toEqual([{ jit: 'off', zone: 'UTC', helpers: '0' }]);
      }
    } finally {
      await database.close();
      await server.close();
    }
  });

  it('names the versions when its server is too old', () => {
    expect(() => assertSupported(140_012)).toThrow(
      'needs PostgreSQL 15 or later; DATABASE_URL has version 14.12',
    );
    expect(() => assertSupported(150_000)).not.toThrow();
  });
});
