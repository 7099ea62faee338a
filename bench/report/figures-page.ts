import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Evidence, type Measured, readEvidence } from './evidence.ts';
import { limitWords } from './figures.ts';

const PAGE = path.resolve('docs/figures.md');
const TABLE = /(?<=<!-- figures -->\n)[\s\S]*?(?=<!-- end of figures -->)/;
const MISSED = /<!-- missed -->\n([\s\S]*?)<!-- end of missed -->/;

const inDigits = (value: number) => value.toLocaleString('en-IN', { maximumFractionDigits: 3 });
const titleOf = (bench: string, figure: { name: string }) => `\`${bench}\`: ${figure.name}`;

function rowsOf([bench, { figures, load, commit, machine, measuredAt }]: [string, Measured]): string[] {
  const measuredOn = `${measuredAt.slice(0, 10)}, ${commit}, ${machine.cores} cores of ${machine.processor}`;
  return figures
    .filter(({ limit }) => limit)
    .map((figure) => {
      const measured = `${inDigits(figure.value)} ${figure.unit}`.trim();
      const limit = `${limitWords(figure)}${figure.isKept ? '' : ' (missed)'}`;
      return `| ${[titleOf(bench, figure), measured, limit, load, measuredOn].join(' | ')} |`;
    });
}

/** The figures that have a limit. */
function tableOf({ benches }: Evidence): string {
  return [
    '| figure | measured | limit | load | when, at what commit, on what |',
    '|---|---|---|---|---|',
    ...Object.entries(benches).flatMap(rowsOf),
    '',
  ].join('\n');
}

/** Puts the table between the markers of the page. */
export function withTable(page: string, evidence: Evidence): string {
  return page.replace(TABLE, () => tableOf(evidence));
}

/**
 * Faults of the page, one sentence each. The causes of missed limits are written by hand, one list item each
 * (`- title: cause`), so they are matched with the figures by title.
 */
export function faultsOf(page: string, evidence: Evidence): string[] {
  const missed = Object.entries(evidence.benches).flatMap(([bench, { figures }]) =>
    figures.filter(({ isKept }) => isKept === false).map((figure) => `- ${titleOf(bench, figure)}: `),
  );
  const lines = MISSED.exec(page)?.[1]?.split('\n').filter(Boolean) ?? [];
  return [
    ...(TABLE.exec(page)?.[0] === tableOf(evidence)
      ? []
      : ['The table is not that of docs/evidence/bench.json: npm run bench -- --page']),
    ...missed
      .filter((title) => !lines.some((line) => line.startsWith(title)))
      .map((title) => `A missed limit has no cause under "Missed": ${title.slice(2, -2)}`),
    ...lines
      .filter((line) => !missed.some((title) => line.startsWith(title)))
      .map((line) => `"Missed" has a line for a figure that is not missed: ${line.slice(2)}`),
  ];
}

export async function writeFiguresPage(): Promise<void> {
  await writeFile(PAGE, withTable(await readFile(PAGE, 'utf8'), await readEvidence()));
}

/** Checks that docs/figures.md agrees with docs/evidence/bench.json. */
export async function checkFiguresPage(): Promise<{ ok: boolean; output: string }> {
  const faults = faultsOf(await readFile(PAGE, 'utf8'), await readEvidence());
  return { ok: faults.length === 0, output: ['docs/figures.md', ...faults].join('\n') };
}
