import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import type { Place } from './planted.ts';

/** On a busy machine a slow test would otherwise count as one that found the fault. */
const TEST_TIMEOUT_MS = 90_000;
/** A mutant that takes longer hangs, which counts as found. */
const HANGS_MS = 240_000;

export interface Verdict {
  /** The first test that failed, or what else revealed the fault; empty if nothing did. */
  by: string;
  seconds: number;
}

function failureOf(module: TestModule): string | undefined {
  for (const test of module.children.allTests('failed'))
    return `${module.relativeModuleId}: ${test.fullName}`;
  const [fault] = module.errors();
  return fault && `${module.relativeModuleId}: ${fault.message}`;
}

/** One Vitest and one database cluster for all faults: only the test files run again for each. */
export class MutantRunner {
  private readonly vitest: Vitest;
  private readonly folder: string;

  private constructor(vitest: Vitest, folder: string) {
    this.vitest = vitest;
    this.folder = folder;
  }

  static async start(folder: string): Promise<MutantRunner> {
    process.chdir(folder);
    const timeouts = { testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS };
    const quiet = { watch: false, bail: 1, silent: true, reporters: [{}] };
    const vitest = await createVitest('test', { ...quiet, ...timeouts, root: folder });
    await vitest.standalone();
    return new MutantRunner(vitest, folder);
  }

  /** The files that each of these names matches. */
  findTests(filters: readonly string[]): Promise<string[][]> {
    return Promise.all(
      filters.map(async (filter) => {
        const found = await this.vitest.globTestSpecifications([filter]);
        if (found.length === 0) throw new Error(`no test is named ${filter}`);
        return found.map(({ moduleId }) => moduleId);
      }),
    );
  }

  /** Runs the groups of test files one after another until the first failure. */
  async run(groups: readonly string[][]): Promise<Verdict> {
    const started = performance.now();
    let by = '';
    for (const files of groups) by ||= await this.failureIn(files);
    return { by, seconds: (performance.now() - started) / 1000 };
  }

  async runWith({ file, source, planted }: Place, groups: readonly string[][]): Promise<Verdict> {
    this.write(file, planted);
    const hanging = setTimeout(() => this.vitest.cancelCurrentRun('test-failure'), HANGS_MS);
    try {
      const verdict = await this.run(groups);
      return verdict.seconds * 1000 < HANGS_MS ? verdict : { ...verdict, by: verdict.by || 'hanging' };
    } finally {
      clearTimeout(hanging);
      this.write(file, source);
    }
  }

  private async failureIn(files: readonly string[]): Promise<string> {
    const { testModules, unhandledErrors } = await this.vitest.runTestFiles([...files]);
    const failures = testModules
      .filter(({ moduleId }) => files.includes(moduleId))
      .flatMap((module) => failureOf(module) ?? []);
    if (failures[0] !== undefined || unhandledErrors.length === 0) return failures[0] ?? '';
    throw new Error('The tests did not run.', { cause: unhandledErrors[0] });
  }

  private write(file: string, text: string): void {
    const changed = path.join(this.folder, file);
    writeFileSync(changed, text);
    this.vitest.invalidateFile(changed);
  }

  close(): Promise<void> {
    return this.vitest.close();
  }
}
