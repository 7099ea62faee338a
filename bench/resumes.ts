import readResume from '#server/features/candidates/resume-reading/read-resume.ts';
import { type Figure, least } from './report/figures.ts';
import { PDF_LAYOUTS } from './resumes/pdf-layouts.ts';
import { diceOf, makePerson } from './resumes/person.ts';
import { judge, type Verdict } from './resumes/score.ts';
import { WORD_LAYOUTS } from './resumes/word-layouts.ts';
import { makeWording } from './resumes/wording.ts';
import { randomNumbers } from './timings.ts';

const LAYOUTS = { ...PDF_LAYOUTS, ...WORD_LAYOUTS };

/** RESUMES=300 SEED=7 generates other people than the recorded run; FAULTS=1 lists what was read wrong. */
const COUNT = Number(process.env.RESUMES ?? 30);
const SEED = Number(process.env.SEED ?? 2026);

/** The share of fields of generated resumes that are read correctly. */
export async function run(): Promise<Figure[]> {
  const byLayout = new Map<string, Verdict[]>();
  const byField = new Map<string, Verdict[]>();
  const names = Object.keys(LAYOUTS);
  for (let number = 0; number < COUNT; number += 1) {
    const layout = names[number % names.length] as string;
    const dice = diceOf(randomNumbers(SEED * 1000 + number));
    for (let warm = 0; warm < 5; warm += 1) dice.next();
    const person = makePerson(dice);
    const bytes = await LAYOUTS[layout]?.(person, makeWording(dice, person), dice);
    const read = await readResume({ bytes: bytes as Buffer, thisMonth: '2026-11' });
    if ('fault' in read) throw new Error(`${layout} could not be read: ${read.fault}`);
    const verdicts = judge(person, read.proposal, layout !== 'PDF, LinkedIn');
    add(byLayout, layout, verdicts);
    for (const verdict of verdicts) add(byField, verdict.field, [verdict]);
    if (process.env.FAULTS) {
      for (const { field, isRight, wanted, got } of verdicts)
        if (!isRight) process.stdout.write(`${number} ${layout} · ${field}: "${wanted}" read as "${got}"\n`);
    }
  }
  process.stdout.write(`\n${COUNT} resumes, seed ${SEED}\n`);
  for (const table of [byLayout, byField]) {
    process.stdout.write('\n');
    for (const [name, verdicts] of table) process.stdout.write(`${name.padEnd(28)} ${share(verdicts)}\n`);
  }
  const all = [...byLayout.values()].flat();
  process.stdout.write(`\n${'All fields'.padEnd(28)} ${share(all)}\n`);
  const right = (100 * all.filter(({ isRight }) => isRight).length) / all.length;
  return [{ name: `fields of ${COUNT} resumes read right`, unit: '%', value: right, limit: least(90) }];
}

function add(table: Map<string, Verdict[]>, name: string, verdicts: Verdict[]): void {
  table.set(name, [...(table.get(name) ?? []), ...verdicts]);
}

function share(verdicts: readonly Verdict[]): string {
  const right = verdicts.filter(({ isRight }) => isRight).length;
  return `${((100 * right) / verdicts.length).toFixed(1).padStart(5)} %  (${right} of ${verdicts.length})`;
}
