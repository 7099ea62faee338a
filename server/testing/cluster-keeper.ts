import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbedded } from '#server/db/embedded.ts';
import { findPostmaster } from '#server/db/embedded-postmaster.ts';

/**
 * A separate process that owns the folder and the PostgreSQL of a test run. Its standard input closes when
 * the run ends in any way: then it stops PostgreSQL and removes the folder. The name is short because sockets
 * are inside.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'mdl-'));
// PostgreSQL runs as another user and creates clusters below it.
chmodSync(folder, 0o711);
const withCluster = process.argv[2] === 'cluster';
const embedded = withCluster ? await openEmbedded(folder, { isThrowaway: true }) : undefined;
process.stdout.write(`${JSON.stringify({ folder, connection: embedded?.connectionConfig })}\n`);

process.stdin.resume();
await once(process.stdin, 'end');
await embedded?.stop();
stopOthers();
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** Tests start their own clusters, and a killed test cannot stop them. */
function stopOthers(): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(file) !== 'postmaster.pid') continue;
    const postmaster = findPostmaster({ folder: path.join(folder, path.dirname(file)) });
    if (postmaster) process.kill(postmaster.pid, 'SIGQUIT');
  }
}
