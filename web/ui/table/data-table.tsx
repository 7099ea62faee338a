import { Checkbox, VisuallyHidden } from '@mantine/core';
import type { CSSProperties, ReactNode, RefCallback } from 'react';
import classes from './data-table.module.css';

export interface Column<Row> {
  /** The column header; unique in the table. */
  header: string;
  /** Read out, but not shown. */
  hidesHeader?: boolean;
  cell: (row: Row) => ReactNode;
  /** The sort orders of this column: for the first click, and for the second. */
  sorts?: readonly [first: string, other: string];
  align?: 'end' | 'center';
  /** Tabular figures, never wrapped. */
  isFigure?: boolean;
  className?: string | undefined;
  /** On a phone's card: full width, in the upper right corner, or with its own header. */
  onCard?: 'wide' | 'corner' | 'labelled';
}

/** The sort order of the rows, and how to change it. */
export interface RowOrder {
  value: string;
  /** Whether a sort order is ascending. */
  isAscending: (sort: string) => boolean;
  onChange: (sort: string) => void;
}

interface DataTableProps<Row> {
  order?: RowOrder | undefined;
  /** The name of the table, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Two lines per row, and a hover effect. */
  isTall?: boolean;
  /** On narrow screens: a card per row, sideways scrolling beside a fixed first column, or less spacing. */
  narrow: 'cards' | 'scroll' | 'tight';
  /** `grid-template-columns` of a card; by default facts side by side. */
  cardColumns?: string;
  /** Minimum width of a scrolling table, in pixels. */
  minWidth?: number;
  /** Which rows are open, selected or to be shown. */
  isMarked?: (row: Row) => boolean;
  markedRef?: RefCallback<HTMLTableRowElement>;
  /** A checkbox before each row; `label` names it. */
  selection?:
    | {
        has: (row: Row) => boolean;
        toggle: (row: Row) => void;
        label: (row: Row) => string;
        isFull?: boolean;
      }
    | undefined;
  className?: string | undefined;
}

/** Rows of the same kind. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowKey, isTall = false, narrow, cardColumns, minWidth, className = '' } = props;
  const columns = props.selection ? [tickColumn(props.selection), ...props.columns] : props.columns;
  const isMarked = (row: Row) => props.isMarked?.(row) || props.selection?.has(row) || false;
  const table = (
    <table
      className={`${classes.table} ${className}`}
      data-narrow={narrow}
      data-tall={isTall || undefined}
      style={{ '--card-columns': cardColumns, '--min-width': minWidth && `${minWidth}px` } as CSSProperties}
    >
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Header key={column.header} column={column} order={props.order} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            data-marked={isMarked(row) || undefined}
            ref={props.isMarked?.(row) ? props.markedRef : undefined}
          >
            {columns.map((column) => (
              <td key={column.header} {...dressOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (narrow !== 'scroll') return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={classes.scroll} aria-label={caption} tabIndex={0}>
      {table}
    </section>
  );
}

function Header<Row>({ column, order }: { column: Column<Row>; order: RowOrder | undefined }) {
  const { header, hidesHeader, sorts } = column;
  if (!order || !sorts) {
    return (
      <th scope="col" {...dressOf(column)}>
        {hidesHeader ? <VisuallyHidden>{header}</VisuallyHidden> : header}
      </th>
    );
  }
  const isSorted = sorts.includes(order.value);
  const direction = isSorted && (order.isAscending(order.value) ? 'ascending' : 'descending');
  return (
    <th scope="col" {...dressOf(column)} aria-sort={direction || undefined}>
      <button
        type="button"
        className={classes.sort}
        onClick={() => order.onChange(order.value === sorts[0] ? sorts[1] : sorts[0])}
      >
        {header}
        <span aria-hidden="true" className={classes.arrow}>
          {direction === 'ascending' ? '↑' : '↓'}
        </span>
      </button>
    </th>
  );
}

function dressOf<Row>({ header, align, isFigure, onCard, className = '' }: Column<Row>) {
  return {
    className: `${isFigure ? 'num' : ''} ${className}`.trim() || undefined,
    'data-align': align,
    'data-figure': isFigure || undefined,
    'data-card': onCard,
    'data-label': onCard === 'labelled' ? header : undefined,
  };
}

function tickColumn<Row>({
  has,
  toggle,
  label,
  isFull = false,
}: NonNullable<DataTableProps<Row>['selection']>): Column<Row> {
  return {
    header: 'Select',
    hidesHeader: true,
    onCard: 'corner',
    className: classes.tick,
    cell: (row) => (
      <Checkbox
        checked={has(row)}
        disabled={isFull && !has(row)}
        onChange={() => toggle(row)}
        aria-label={label(row)}
      />
    ),
  };
}
