import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A text to replace in a file. */
export interface Plant {
  file: string;
  find: string;
  put: string;
}

/**
 * Compiles these files and their imports in a copy of the sources with the replacements applied; returns the
 * compiler's output. Compiling the whole project would take ten times as long.
 */
export function compileWith(plants: readonly Plant[], files: readonly string[]): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'medallist-planted-'));
  try {
    for (const part of ['contract', 'server', 'web', 'package.json', 'tsconfig.json']) {
      cpSync(part, path.join(copy, part), { recursive: true });
    }
    symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
    for (const { file, find, put } of plants) {
      const text = readFileSync(path.join(copy, file), 'utf8');
      if (!text.includes(find)) throw new Error(`${file}: nothing could be planted at ${find}`);
      writeFileSync(path.join(copy, file), text.replace(find, put));
    }
    const project = { extends: './tsconfig.json', include: [], files };
    writeFileSync(path.join(copy, 'planted.json'), JSON.stringify(project));
    const tsc = path.resolve('node_modules/typescript/bin/tsc');
    const args = [tsc, '--noEmit', '--project', 'planted.json'];
    return spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' }).stdout;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
