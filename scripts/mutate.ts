import { MutantRunner } from './lib/mutant-runner.ts';
import { copyTree, type Place, placeOf, Sources } from './lib/planted.ts';
import { FAULTS, type Fault, staleLine } from './mutants/all.ts';
import type { Mutant } from './mutants/area.ts';

/*
 * Plants faults one after another and reports those that no test notices. Words on the command line select
 * areas, or faults whose sentence contains them. With `--quick` the tests are assumed to pass without any
 * fault.
 */

interface Planted {
  mutant: Mutant;
  place: Place;
  /** The groups most likely to notice first. */
  tests: string[][];
}

function choose(words: readonly string[]): Fault[] {
  return FAULTS.filter(
    ({ area, mutant: { fault } }) =>
      words.length === 0 || words.some((word) => word === area || fault.includes(word)),
  );
}

async function prepare(runner: MutantRunner, folder: string, words: readonly string[]) {
  const planted: Planted[] = [];
  const stale: string[] = [];
  const sources = new Sources(folder);
  for (const fault of choose(words)) {
    const { tests, mutant } = fault;
    try {
      planted.push({ mutant, place: placeOf(sources, mutant), tests: await runner.findTests(tests) });
    } catch (error) {
      stale.push(staleLine(fault, (error as Error).message));
    }
  }
  return { planted, stale };
}

async function requireHealth(runner: MutantRunner, planted: readonly Planted[]): Promise<void> {
  const files = new Set(planted.flatMap(({ tests }) => tests.flat()));
  const { by } = await runner.run([[...files]]);
  if (by) throw new Error(`Without any fault, ${by} fails already.`);
}

async function plantAll(runner: MutantRunner, planted: readonly Planted[]): Promise<Mutant[]> {
  const survivors: Mutant[] = [];
  for (const [index, { mutant, place, tests }] of planted.entries()) {
    const { by, seconds } = await runner.runWith(place, tests);
    if (!by) survivors.push(mutant);
    const verdict = by ? 'caught  ' : 'SURVIVED';
    console.log(`${index + 1}/${planted.length} ${verdict} ${mutant.fault} (${seconds.toFixed(1)} s) ${by}`);
  }
  return survivors;
}

function report(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

async function mutate(runner: MutantRunner, folder: string, args: readonly string[]): Promise<boolean> {
  const words = args.filter((word) => word !== '--quick');
  const { planted, stale } = await prepare(runner, folder, words);
  report('STALE: the source has moved on, so the mutant must follow', stale);
  if (!args.includes('--quick')) await requireHealth(runner, planted);
  const survivors = await plantAll(runner, planted);
  const caught = planted.length - survivors.length;
  console.log(`\n${planted.length} faults planted, ${caught} caught, ${survivors.length} survived.`);
  report(
    'Survivors',
    survivors.map(({ fault, in: file, survives }) => `${fault} (${file}): ${survives ?? 'NO TEST NOTICES'}`),
  );
  return planted.length > 0 && stale.length === 0 && survivors.every(({ survives }) => survives);
}

const { folder, remove } = copyTree();
const runner = await MutantRunner.start(folder);
const leave = async () => {
  await runner.close();
  remove();
};
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void leave().finally(() => process.exit(1)));
}
process.exitCode = (await mutate(runner, folder, process.argv.slice(2)).finally(leave)) ? 0 : 1;
