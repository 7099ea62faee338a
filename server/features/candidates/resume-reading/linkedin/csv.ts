/** The rows of a table as RFC 4180 writes it, each by the names of its columns. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [whole, quoted, plain, end] of text.replace(/^\uFEFF/, '').matchAll(CELL)) {
    if (whole === '' && row.length === 0) continue;
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  const [names = [], ...values] = rows;
  return values
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) =>
      Object.fromEntries(names.map((name, place) => [name.trim(), (cells[place] ?? '').trim()])),
    );
}

const CELL = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/g;
