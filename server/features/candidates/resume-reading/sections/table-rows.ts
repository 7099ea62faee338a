import type { Line } from '../text/line.ts';
import { findDegree } from '../words/degrees.ts';

const NEAR = 4;

/** The cells of a row that take more than one line, put together again. */
export function wholeRows(lines: readonly Line[]): Line[] {
  const rows: Line[] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const cells = row && cellsUnder(row, line);
    if (row && cells) rows[rows.length - 1] = extended(row, line, cells);
    else rows.push(line);
  }
  return rows;
}

/** Which cell of the row each part goes on with; undefined when the line is a row of its own. */
function cellsUnder(row: Line, line: Line): number[] | undefined {
  if (row.parts.length < 3 || line.parts.length >= row.parts.length || line.places.length === 0)
    return undefined;
  if (findDegree(line.parts[0] ?? '')?.index === 0 && line.parts.length > 1) return undefined;
  const cells = line.places.map((place) => row.places.findIndex((start) => Math.abs(start - place) < NEAR));
  return cells.every((cell) => cell >= 0) ? cells : undefined;
}

function extended(row: Line, line: Line, cells: readonly number[]): Line {
  const parts = row.parts.map((part, place) => {
    const more = line.parts[cells.indexOf(place)];
    return cells.includes(place) && more ? `${part} ${more}` : part;
  });
  return { ...row, parts, text: parts.join('\t') };
}
