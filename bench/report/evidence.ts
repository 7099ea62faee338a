import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, release, totalmem } from 'node:os';
import path from 'node:path';
import { type Bench, type Figure, isKept, limitWords, rounded } from './figures.ts';

export const EVIDENCE = path.resolve('docs/evidence/bench.json');

export interface Evidence {
  benches: Record<string, Measured>;
}

interface Machine {
  processor: string;
  cores: number;
  memoryGb: number;
  system: string;
  node: string;
}

export interface Measured {
  commit: string;
  machine: Machine;
  measuredAt: string;
  seconds: number;
  /** Of the last minute, as it ended: what else ran makes every figure larger. */
  load: number;
  figures: (Figure & { isKept: boolean | null })[];
  /** Why there are no figures. */
  fault?: string;
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);

/** Runs one, prints its figures beside their limits, and lets the others run where it fails. */
export async function measured(name: string, bench: Bench): Promise<Measured> {
  const start = performance.now();
  let figures: Figure[] = [];
  let fault: string | undefined;
  try {
    figures = await bench();
  } catch (error) {
    fault = String(error);
    console.error(error);
  }
  const load = loadavg()[0] ?? 0;
  const told = figures.map((figure) => ({
    ...figure,
    value: rounded(figure.value),
    isKept: isKept(figure),
  }));
  if (told.length > 0) {
    console.table(
      told.map((figure) => ({
        [name]: figure.name,
        value: figure.value,
        unit: figure.unit,
        limit: limitWords(figure),
        '': figure.isKept === null ? '' : figure.isKept ? 'kept' : 'BROKEN',
      })),
    );
  }
  const seconds = secondsSince(start);
  console.log(`${name}: ${seconds} s, load ${load.toFixed(1)} on ${cpus().length} cores\n`);
  const measuredAt = new Date().toISOString();
  return {
    commit: commit(),
    machine: machine(),
    measuredAt,
    seconds,
    load: rounded(load),
    figures: told,
    ...(fault && { fault }),
  };
}

function machine(): Machine {
  return {
    processor: cpus()[0]?.model ?? '',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${release()}`,
    node: process.version,
  };
}

/** What is committed; a plus where the files differ from it. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
}

/** Keeps what was measured; what was not stays as it was measured before, while there still is such a bench. */
export async function keepEvidence(
  measuredNow: Evidence['benches'],
  names: readonly string[],
): Promise<void> {
  const before = existsSync(EVIDENCE) ? (await readEvidence()).benches : {};
  const all = { ...before, ...measuredNow };
  const benches = Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  await mkdir(path.dirname(EVIDENCE), { recursive: true });
  await writeFile(EVIDENCE, `${JSON.stringify({ benches } satisfies Evidence, null, 2)}\n`);
}

export async function readEvidence(): Promise<Evidence> {
  return JSON.parse(await readFile(EVIDENCE, 'utf8')) as Evidence;
}
