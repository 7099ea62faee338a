import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EVIDENCE, type Evidence, type Measured, readEvidence } from './evidence.ts';
import { limitWords } from './figures.ts';

const README = path.resolve('README.md');
const BETWEEN = /(?<=<!-- figures -->\n)[\s\S]*?(?=<!-- end of figures -->)/;

const inDigits = (value: number) => value.toLocaleString('en-IN', { maximumFractionDigits: 3 });

function rowsOf([bench, { figures, load, commit, machine, measuredAt }]: [string, Measured]): string[] {
  const measuredOn = `${measuredAt.slice(0, 10)}, ${commit}, ${machine.cores} cores of ${machine.processor}`;
  return figures
    .filter(({ limit }) => limit)
    .map((figure) => {
      const measured = `${inDigits(figure.value)} ${figure.unit}`.trim();
      const limit = `${limitWords(figure)}${figure.isKept ? '' : ' (missed)'}`;
      return `| ${[`\`${bench}\`: ${figure.name}`, measured, limit, load, measuredOn].join(' | ')} |`;
    });
}

/** The figures that have a limit, as the README shows them. */
function tableOf({ benches }: Evidence): string {
  return [
    'Load is that of the last minute of each bench: other work on the machine makes figures larger, and so does a slower one.',
    '',
    '| figure | measured | limit | load | when, at what commit, on what |',
    '|---|---|---|---|---|',
    ...Object.entries(benches).flatMap(rowsOf),
    '',
  ].join('\n');
}

/** What stands between the marks, and what should; nothing as long as nothing was measured. */
async function figures(): Promise<{ readme: string; standing: string | undefined; right: string }> {
  const readme = await readFile(README, 'utf8');
  const right = existsSync(EVIDENCE) ? tableOf(await readEvidence()) : '';
  return { readme, standing: BETWEEN.exec(readme)?.[0], right };
}

export async function writeReadme(): Promise<void> {
  const { readme, right } = await figures();
  await writeFile(
    README,
    readme.replace(BETWEEN, () => right),
  );
}

/** Whether the README says what was measured. */
export async function checkReadme(): Promise<{ ok: boolean; output: string }> {
  const { standing, right } = await figures();
  return standing === right
    ? { ok: true, output: '' }
    : {
        ok: false,
        output: "The README's figures are not those of docs/evidence/bench.json: npm run bench -- --readme",
      };
}
