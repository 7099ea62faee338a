import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DEBIAN_HOME = '/usr/lib/postgresql';

/**
 * @typedef {object} Replica A read-only streaming replica of the server.
 * @property {string} url
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} start
 */

/**
 * Runs the work on a PostgreSQL of the operating system, with its URL and functions to restart it and to add a
 * replica. It is started on a free port with its own password and folder, and removed afterwards.
 *
 * @template T
 * @param {(url: string, restart: (mode: 'fast' | 'immediate') => Promise<void>,
 *   makeReplica: (settings?: string) => Promise<Replica>) => Promise<T>} work
 * @param {{ settings?: string }} options By default without fsync, because the folder is removed anyway.
 * @returns {Promise<T>}
 */
export async function withOutsidePostgres(work, { settings = '-c fsync=off' } = {}) {
  const bin = findBin();
  const account = process.getuid() === 0 ? unprivilegedAccount() : {};
  const folder = mkdtempSync(path.join(tmpdir(), 'medallist-outside-'));
  if (account.uid) chownSync(folder, account.uid, account.gid);
  const password = randomBytes(16).toString('hex');
  const data = path.join(folder, 'data');
  const copy = path.join(folder, 'copy');
  const pg = (name, ...args) => call(path.join(bin, name), args, account, password);
  try {
    const passwordFile = path.join(folder, 'password');
    writeFileSync(passwordFile, password);
    const access = ['--auth=scram-sha-256', '--username=medallist', '--pwfile', passwordFile];
    await pg('initdb', '--pgdata', data, ...access, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync');
    const port = await freePort();
    const all = `-p ${port} -h 127.0.0.1 -k '' -c max_connections=200 ${settings}`;
    const start = ['--wait', '-D', data, '-l', path.join(folder, 'log'), '-o', all];
    await pg('pg_ctl', 'start', ...start);
    const server = ['-h', '127.0.0.1', '-p', String(port), '-U', 'medallist'];
    await pg('createdb', ...server, 'medallist');
    const restart = (mode) => pg('pg_ctl', 'restart', '-m', mode, ...start);
    const makeReplica = async (more = '') => {
      await pg('pg_basebackup', ...server, '-D', copy, '-R', '-c', 'fast', '--no-sync');
      const copyPort = await freePort();
      const options = `-p ${copyPort} -h 127.0.0.1 -k '' -c max_connections=200 -c fsync=off ${more}`;
      const begin = () =>
        pg('pg_ctl', 'start', '--wait', '-D', copy, '-l', path.join(folder, 'copy-log'), '-o', options);
      await begin();
      return {
        url: `postgres://medallist:${password}@127.0.0.1:${copyPort}/medallist`,
        stop: () => pg('pg_ctl', 'stop', '-m', 'immediate', '-D', copy),
        start: begin,
      };
    };
    return await work(`postgres://medallist:${password}@127.0.0.1:${port}/medallist`, restart, makeReplica);
  } finally {
    for (const each of [copy, data]) {
      if (existsSync(path.join(each, 'postmaster.pid'))) await pg('pg_ctl', 'stop', '-m', 'fast', '-D', each);
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

function findBin() {
  const versions = existsSync(DEBIAN_HOME)
    ? readdirSync(DEBIAN_HOME).filter((name) => Number(name) >= 15)
    : [];
  // The oldest supported version: what works there works with later ones.
  const [version] = versions.sort((a, b) => a - b);
  if (!version)
    throw new Error(`test:outside needs PostgreSQL 15 or later in ${DEBIAN_HOME} (apt install postgresql).`);
  return path.join(DEBIAN_HOME, version, 'bin');
}

/** PostgreSQL refuses to run as root. */
function unprivilegedAccount() {
  const passwd = readFileSync('/etc/passwd', 'utf8');
  const line = passwd.match(/^postgres:.*$/m) ?? passwd.match(/^nobody:.*$/m);
  if (!line)
    throw new Error('PostgreSQL refuses root, and there is no user "postgres" or "nobody" to run it as.');
  const [, , uid, gid] = line[0].split(':').map(Number);
  return { uid, gid };
}

async function call(program, args, account, password) {
  const env = { PATH: process.env.PATH, LC_ALL: 'C', PGPASSWORD: password };
  // Not a pipe: the server inherits it from pg_ctl and would keep it open.
  const child = spawn(program, args, { ...account, cwd: '/', env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${path.basename(program)} failed (exit code ${code}).`);
}

function freePort() {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
