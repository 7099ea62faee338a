import type { PdfNode } from 'pdfmake';

export const INK = '#101f32';
export const MUTED = '#58554f';
export const LINK = '#255088';
export const GOLD = '#6d521e';
const LINE = '#d2cfca';

/** The width of A4 between the margins. */
const WIDTH = 491;

export const DEFAULT_STYLE = { font: 'Roboto', fontSize: 9.5, lineHeight: 1.25, color: INK };

export const STYLES = {
  name: { fontSize: 22, bold: true, lineHeight: 1.1 },
  headline: { fontSize: 11.5, color: MUTED, margin: [0, 2, 0, 0] },
  small: { fontSize: 8.5, color: MUTED },
  heading: { fontSize: 11, bold: true, margin: [0, 0, 0, 5] },
  title: { bold: true },
};

export function rule(): PdfNode {
  const line = { type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.5, lineColor: LINE };
  return { canvas: [line], margin: [0, 10, 0, 8] };
}

/** Keeps a heading and its first entry on one page. */
export function section(title: string, entries: PdfNode[]): PdfNode[] {
  const [first, ...rest] = entries;
  if (first === undefined) return [];
  return [{ stack: [rule(), { text: title, style: 'heading' }, first], unbreakable: true }, ...rest];
}

/** The title on the left, the dates on the right. */
export function entryHead(left: PdfNode, right: string): PdfNode {
  return {
    columns: [
      { width: '*', ...(typeof left === 'string' ? { text: left, style: 'title' } : left) },
      { width: 130, text: right, style: 'small', alignment: 'right', margin: [0, 1, 0, 0] },
    ],
    columnGap: 16,
  };
}

export function footer(page: number, count: number): PdfNode {
  return {
    columns: [
      { text: 'Medallist', width: '*' },
      { text: count > 1 ? `${page} of ${count}` : '', width: 'auto' },
    ],
    style: 'small',
    margin: [52, 20, 52, 0],
  };
}
