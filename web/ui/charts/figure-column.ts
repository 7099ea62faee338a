import { formatNumber } from '#web/lib/format/counts.ts';
import type { Column } from '#web/ui/table/data-table.tsx';

/** A column of numbers, or of texts instead of them. */
export function figure<Row>(header: string, read: (row: Row) => number | string): Column<Row> {
  const shown = (value: number | string) => (typeof value === 'number' ? formatNumber(value) : value);
  return { header, align: 'end', isFigure: true, onCard: 'labelled', cell: (row) => shown(read(row)) };
}
