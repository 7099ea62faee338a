import type { Figures } from './exchanges.ts';

/** One measurement with its limit. */
export interface Check {
  name: string;
  measured: string;
  limit: string;
  holds: boolean;
}

export interface Outcome {
  done: string;
  figures: Figures;
  /** Duration of the longest recovery. */
  recoveryMs?: number;
  acknowledged: number;
  lost: number;
  checks: Check[];
}

export interface Report {
  drill: string;
  /** The result, or the error that prevented one. */
  outcome: Outcome | Error;
}

export function inSeconds(ms: number): string {
  return Number.isFinite(ms) ? `${(ms / 1000).toFixed(1)} s` : 'never';
}

export function within(name: string, ms: number, limitMs: number): Check {
  return {
    name,
    measured: inSeconds(ms),
    limit: `at most ${inSeconds(limitMs)}`,
    holds: ms <= limitMs,
  };
}

export function atMost(name: string, measured: number, limit: number): Check {
  return { name, measured: String(measured), limit: `at most ${limit}`, holds: measured <= limit };
}

/** A minimum: shows that the fault happened and that clients were affected. */
export function atLeast(name: string, measured: number, limit: number): Check {
  return { name, measured: String(measured), limit: `at least ${limit}`, holds: measured >= limit };
}

export function holds({ outcome }: Report): boolean {
  return !(outcome instanceof Error) && outcome.checks.every((check) => check.holds);
}

const HEAD = [
  'drill',
  'what was done',
  'sent',
  'answered',
  'failed',
  'longest pause',
  'recovery',
  'acknowledged writes',
  'lost',
  'verdict',
];

function cellsOf(report: Report): string[] {
  const { drill, outcome } = report;
  if (outcome instanceof Error) return [drill, 'did not come to its end', '', '', '', '', '', '', '', 'no'];
  const { done, figures, recoveryMs, acknowledged, lost } = outcome;
  return [
    drill,
    done,
    String(figures.sent),
    String(figures.answered),
    String(figures.failed),
    inSeconds(figures.longestPauseMs),
    recoveryMs === undefined ? '' : inSeconds(recoveryMs),
    String(acknowledged),
    String(lost),
    holds(report) ? 'yes' : 'no',
  ];
}

/** Every measurement with its limit. */
export function reasonsOf({ drill, outcome }: Report): string[] {
  if (outcome instanceof Error) return [`no   ${drill}: ${outcome.message}`];
  return outcome.checks.map(
    ({ name, measured, limit, holds: isHeld }) =>
      `${isHeld ? 'yes' : 'no '}  ${drill}: ${name} ${measured}, ${limit}`,
  );
}

/** One table, and below it every measurement with its limit. */
export function render(reports: readonly Report[]): string {
  const rows = [HEAD, ...reports.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [lines[0], rule, ...lines.slice(1), '', ...reports.flatMap(reasonsOf)].join('\n');
}
