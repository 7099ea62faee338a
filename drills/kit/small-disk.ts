import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SIZE = '8m';
const BLOCK = Buffer.alloc(64 * 1024);

export interface SmallDisk {
  folder: string;
  /** Fills the disk except for this many bytes, so that a write starts and then fails. */
  fill(leaveBytes: number): void;
  free(): void;
}

/** Mounts a small file system for the work, which requires root. */
export async function withSmallDisk<T>(work: (disk: SmallDisk) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'medallist-disk-'));
  const ballast = path.join(folder, 'ballast');
  try {
    mount(folder);
    return await work({
      folder,
      fill(leaveBytes) {
        try {
          for (;;) appendFileSync(ballast, BLOCK);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
        truncateSync(ballast, statSync(ballast).size - leaveBytes);
      },
      free: () => rmSync(ballast),
    });
  } finally {
    unmount(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

function mount(folder: string): void {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=700`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    throw new Error(`A small disk cannot be mounted, which takes root: ${(error as Error).message}`);
  }
}

function unmount(folder: string): void {
  if (statSync(folder).dev !== statSync(path.dirname(folder)).dev) execFileSync('umount', [folder]);
}
