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
  /** Load average of the last minute at the end: other work on the machine makes every figure larger. */
  load: number;
  figures: (Figure & { isKept: boolean | null })[];
  /** The error, if there are no figures. */
  fault?: string;
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);

/** Runs one bench and prints its figures with their limits; a failure does not stop the others. */
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

/** The current commit, with a plus if the working tree differs from it. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
}

/** Stores the new results; those of other benches stay, as long as the bench still exists. */
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
