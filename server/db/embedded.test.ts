import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Embedded, openEmbedded } from './embedded.ts';

const isRoot = process.getuid?.() === 0;
const home = fs.mkdtempSync(path.join(tmpdir(), 'medallist-embedded-'));
fs.chmodSync(home, 0o711);
afterAll(() => fs.rmSync(home, { recursive: true }));

/** Another process of the product: opens the cluster, runs some lines and prints their result. */
function startProcess(dataDir: string, lines: string): ChildProcess & { output: Promise<string> } {
  const script = `
    import pg from 'pg';
    import { openEmbedded } from '#server/db/embedded.ts';
    const embedded = await openEmbedded(${JSON.stringify(dataDir)});
    const client = new pg.Client(embedded.connectionConfig);
    await client.connect();
    ${lines}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' });
  return Object.assign(child, {
    output: Promise.all([text(child.stdout), text(child.stderr)]).then((all) => all.join('')),
  });
}

async function query<Row extends pg.QueryResultRow>(embedded: Embedded, sql: string): Promise<Row[]> {
  const client = new pg.Client(embedded.connectionConfig);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const startOf = (embedded: Embedded) =>
  query<{ at: string }>(embedded, 'select pg_postmaster_start_time()::text as at');

function copy(from: string, to: string): Promise<unknown> {
  return once(spawn('cp', ['-a', from, to]), 'close');
}

function postmasterOf(dataDir: string): number {
  return Number(fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

describe('the embedded database', () => {
  const dataDir = path.join(home, 'shared');
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await openEmbedded(dataDir);
    await query(embedded, 'create table notes (line text)');
  });
  afterAll(() => embedded.stop());

  it('listens on a socket that only its user can reach and on no port', async () => {
    const [settings] = await query(
      embedded,
      `select current_setting('listen_addresses') as ports, current_setting('fsync') as fsync`,
    );
    expect(settings).toEqual({ ports: '', fsync: 'on' });
    expect(fs.statSync(embedded.connectionConfig.host).mode & 0o777).toBe(0o700);
  });

  it('folds and sorts text identically on every machine', async () => {
    const [row] = await query(
      embedded,
      `select upper('é') as upper, array_agg(x order by x) from unnest('{b,a,B}'::text[]) x`,
    );
    expect(row).toEqual({ upper: 'É', array_agg: ['B', 'a', 'b'] });
  });

  it('is shared with a second process and keeps running when that one exits', async () => {
    const before = await startOf(embedded);
    const other = startProcess(
      dataDir,
      `await client.query("insert into notes values ('from the second')"); await client.end(); await embedded.stop();`,
    );
    expect(await other.output).toBe('');
    expect(await query(embedded, 'select line from notes')).toContainEqual({ line: 'from the second' });
    expect(await startOf(embedded)).toEqual(before);
  });

  it('comes back in the same place after its server was killed', async () => {
    const killed = postmasterOf(dataDir);
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => startOf(embedded).catch(() => []), { timeout: 10_000 }).toHaveLength(1);
    expect(postmasterOf(dataDir)).not.toBe(killed);
    expect(await query(embedded, 'select line from notes')).toHaveLength(1);
  });
});

describe('the last process to exit', () => {
  it('stops the cluster and leaves nothing running', async () => {
    const dataDir = path.join(home, 'last');
    const embedded = await openEmbedded(dataDir);
    const pid = postmasterOf(dataDir);
    await embedded.stop();
    expect(fs.existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    expect(fs.existsSync(embedded.connectionConfig.host)).toBe(false);
    await expect.poll(() => fs.existsSync(`/proc/${pid}`), { timeout: 10_000 }).toBe(false);
  });
});

describe('a data folder', () => {
  it('becomes one cluster when many processes start with it at once', async () => {
    const dataDir = path.join(home, 'race');
    const lines = `
      await client.query('create table if not exists seen (pid int)').catch(() => {});
      await client.query('insert into seen values ($1)', [process.pid]);
      await client.end();
      await embedded.stop();`;
    const racers = Array.from({ length: 4 }, () => startProcess(dataDir, lines));
    expect(await Promise.all(racers.map((racer) => racer.output))).toEqual(['', '', '', '']);
    const embedded = await openEmbedded(dataDir);
    expect(await query(embedded, 'select * from seen')).toHaveLength(4);
    await embedded.stop();
    expect(fs.readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log']);
  });

  it('loses no acknowledged row when the process is killed during a write', async () => {
    const dataDir = path.join(home, 'killed');
    const writer = startProcess(
      dataDir,
      `await client.query('create table rows (n int)');
       for (let n = 1; ; n++) { await client.query('insert into rows values ($1)', [n]); console.log(n); }`,
    );
    let acknowledged = 0;
    await new Promise<void>((resolve) => {
      writer.stdout?.on('data', (chunk: Buffer) => {
        acknowledged = Number(chunk.toString().trim().split('\n').at(-1));
        if (acknowledged > 200) resolve();
      });
    });
    const orphan = postmasterOf(dataDir);
    writer.kill('SIGKILL');
    const embedded = await openEmbedded(dataDir);
    expect(postmasterOf(dataDir), 'the running cluster is adopted').toBe(orphan);
    const [row] = await query<{ max: number }>(embedded, 'select max(n) from rows');
    expect(row?.max).toBeGreaterThanOrEqual(acknowledged);
    await embedded.stop();
  });

  it('starts even if its lock names an unrelated process', async () => {
    const dataDir = path.join(home, 'reused');
    await (await openEmbedded(dataDir)).stop();
    const lock = path.join(dataDir, 'postgres/postmaster.pid');
    const { uid, gid } = fs.statSync(path.dirname(lock));
    const stranger = spawn('sleep', ['60'], isRoot ? { uid, gid } : {});
    fs.writeFileSync(lock, `${stranger.pid}\n${dataDir}/postgres\n1\n5432\n/elsewhere\n\n0 0\nready\n`);
    fs.chownSync(lock, uid, gid);
    const embedded = await openEmbedded(dataDir);
    expect(await query(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
    await embedded.stop();
    stranger.kill();
  });

  it('does not share its cluster with a copy of itself', async () => {
    const [first, second] = [path.join(home, 'first'), path.join(home, 'copy')];
    const original = await openEmbedded(first);
    await query(original, 'create table original ()');
    await original.stop();
    await copy(first, second);
    const [one, two] = await Promise.all([openEmbedded(first), openEmbedded(second)]);
    expect(one.connectionConfig.host).not.toBe(two.connectionConfig.host);
    await query(two, 'drop table original');
    expect(await query(one, 'select * from original')).toEqual([]);
    await Promise.all([one.stop(), two.stop()]);
  });
});

// Only for root does PostgreSQL run as another user, who may lack access to folders.
const describeForRoot = isRoot ? describe : () => {};

describeForRoot("root's data folder", () => {
  const links: string[] = [];
  const clusterOf = (dataDir: string) => {
    const target = fs.readlinkSync(path.join(dataDir, 'postgres'));
    links.push(target);
    return target;
  };
  afterAll(() => {
    for (const link of links) fs.rmSync(link, { recursive: true, force: true });
  });

  it('stays closed to everybody except PostgreSQL', async () => {
    const dataDir = path.join(home, 'closed');
    fs.mkdirSync(dataDir, { mode: 0o700 });
    await (await openEmbedded(dataDir)).stop();
    const { mode, gid } = fs.statSync(dataDir);
    expect(mode & 0o777).toBe(0o710);
    expect(gid).toBe(fs.statSync(path.join(dataDir, 'postgres')).gid);
  });

  it('in a private home has its cluster where PostgreSQL can reach it, and keeps it when moved', async () => {
    const dataDir = path.join(privateHome('moving'), 'data');
    const embedded = await openEmbedded(dataDir);
    await query(embedded, 'create table kept ()');
    await embedded.stop();
    const cluster = clusterOf(dataDir);
    expect(cluster).toMatch(/^\/var\/lib\/medallist\/[0-9a-f]{16}-/);
    fs.renameSync(dataDir, `${dataDir}-moved`);
    const again = await openEmbedded(`${dataDir}-moved`);
    expect(await query(again, 'select * from kept')).toEqual([]);
    expect(clusterOf(`${dataDir}-moved`)).toBe(cluster);
    await again.stop();
  });

  it('in a private home does not share its cluster with a copy of itself', async () => {
    const dataDir = path.join(privateHome('copied'), 'data');
    await (await openEmbedded(dataDir)).stop();
    await copy(dataDir, `${dataDir}-copy`);
    const embedded = await openEmbedded(`${dataDir}-copy`);
    expect(clusterOf(`${dataDir}-copy`)).not.toBe(clusterOf(dataDir));
    await embedded.stop();
  });

  function privateHome(name: string): string {
    const folder = path.join(home, name);
    fs.mkdirSync(folder, { mode: 0o700 });
    return folder;
  }
});
