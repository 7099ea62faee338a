import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';

/** The system user PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. If this process is root, PostgreSQL runs as the owner of the cluster,
 * and for a new cluster as `nobody`. Undefined if this process is not root and PostgreSQL runs as the same
 * user.
 */
export function accountFor(cluster?: string): Account | undefined {
  const me = process.getuid?.();
  if (cluster === undefined) return me === 0 ? nobody() : undefined;
  const { uid, gid } = statSync(cluster);
  if (uid === me && me !== 0) return undefined;
  if (me !== 0) {
    throw new Error(
      `The database in ${cluster} belongs to another user (id ${uid}): start as that user, or set DATA_DIR.`,
    );
  }
  if (uid === 0) {
    throw new Error(`${cluster} belongs to root, but PostgreSQL refuses root: chown -R nobody ${cluster}`);
  }
  return { uid, gid };
}

function nobody(): Account {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
  if (!line) {
    throw new Error(
      'PostgreSQL refuses root and this machine has no user "nobody": start as another user, or set DATABASE_URL.',
    );
  }
  return { uid: Number(line[1]), gid: Number(line[2]) };
}

/** initdb looks up the name of its user and fails without one, with an unhelpful message. */
export function assertNamedUser(): void {
  try {
    userInfo();
  } catch {
    throw new Error(
      `The user id ${process.getuid?.()} has no name on this machine (no line in /etc/passwd), and PostgreSQL ` +
        'needs one to create its folder. Start as a user with a name, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
}

/**
 * Whether the account can enter a folder or run a file. The system decides, because it knows all parent
 * folders and ACLs.
 */
export function canReach(account: Account, file: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', file], { ...account, cwd: '/' }).status === 0;
}

/**
 * Opens a folder of root that is closed to everybody else to the account, through its group only; returns
 * whether the account can enter afterwards. The folders above belong to somebody else and stay unchanged.
 */
export function letIn(account: Account, folder: string): boolean {
  const { uid, mode } = statSync(folder);
  const isClosedToGroups = (mode & 0o070) === 0;
  if (
    !canReach(account, folder) &&
    uid === 0 &&
    isClosedToGroups &&
    canReach(account, path.dirname(folder))
  ) {
    chownSync(folder, uid, account.gid);
    chmodSync(folder, (mode & 0o777) | 0o010);
  }
  return canReach(account, folder);
}

export function giveTo(account: Account | undefined, file: string): void {
  if (account) chownSync(file, account.uid, account.gid);
}
