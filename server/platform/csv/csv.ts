type Cell = string | number | null;

/** What a spreadsheet would take for a formula, also behind blanks and in letters of full width. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r|%]/;

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV file. Text that people have typed stays text in every spreadsheet. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(field).join(',')}\r\n`;
}

/** Without it spreadsheets read UTF-8 as something older. */
export const CSV_START = '\ufeff';
