import { Checkbox, VisuallyHidden } from '@mantine/core';
import type { CSSProperties, ReactNode, RefCallback } from 'react';
import classes from './data-table.module.css';

export interface Column<Row> {
  /** Names the column; no two are named alike. */
  header: string;
  /** Read out, but not shown. */
  hidesHeader?: boolean;
  cell: (row: Row) => ReactNode;
  align?: 'end' | 'center';
  /** Figures below each other; never broken into two lines. */
  isFigure?: boolean;
  className?: string | undefined;
  /** On a phone's card: across it, in its upper right corner, or under its own header. */
  onCard?: 'wide' | 'corner' | 'labelled';
}

interface DataTableProps<Row> {
  /** What the table lists, for those who cannot see it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Two lines to a row, and a row lights up under the pointer. */
  isTall?: boolean;
  /** Where the screen is too narrow: a card to each row, sideways below the first column, or closer together. */
  narrow: 'cards' | 'scroll' | 'tight';
  /** Of a card, as in `grid-template-columns`. */
  cardColumns?: string;
  /** Of what scrolls sideways, in pixels. */
  minWidth?: number;
  /** Which rows are open, chosen or looked for. */
  isMarked?: (row: Row) => boolean;
  markedRef?: RefCallback<HTMLTableRowElement>;
  /** A box before each row; `label` names it. */
  selection?:
    | { has: (row: Row) => boolean; toggle: (row: Row) => void; label: (row: Row) => string }
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
            <th key={column.header} scope="col" {...dressOf(column)}>
              {column.hidesHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
            </th>
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

function dressOf<Row>({ header, align, isFigure, onCard, className = '' }: Column<Row>) {
  return {
    className: `${isFigure ? 'num' : ''} ${className}`.trim() || undefined,
    'data-align': align,
    'data-figure': isFigure || undefined,
    'data-card': onCard,
    'data-label': onCard === 'labelled' ? header : undefined,
  };
}

function tickColumn<Row>({ has, toggle, label }: NonNullable<DataTableProps<Row>['selection']>): Column<Row> {
  return {
    header: 'Select',
    hidesHeader: true,
    onCard: 'corner',
    className: classes.tick,
    cell: (row) => <Checkbox checked={has(row)} onChange={() => toggle(row)} aria-label={label(row)} />,
  };
}
