import { Checkbox, Skeleton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type DragEvent, memo, useEffect, useRef, useState } from 'react';
import type { Applicant } from '#contract/applications/application.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { ApplicantCard, type CardActs } from './applicant-card.tsx';
import classes from './applicants-board.module.css';
import type { BoardJob, BoardMoves, Stage } from './use-board-moves.tsx';
import { type BoardQuery, readColumn, useColumn } from './use-column.ts';
import type { Selection } from './use-selection.ts';

interface ColumnProps {
  stage: Stage;
  job: BoardJob;
  query: BoardQuery;
  selection: Selection | undefined;
  moves: BoardMoves;
}

/** Estimated height of a card with the gap to the next, in pixels. */
const CARD_HEIGHT = 100;

/** One stage, which scrolls by itself and loads more as its end comes into view. */
export const BoardColumn = memo(function BoardColumn({ stage, job, query, selection, moves }: ColumnProps) {
  const { list, portions, applicants, total } = useColumn(job.id, stage.statuses, query);
  const end = useRef<HTMLButtonElement>(null);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  useEffect(() => {
    if (!end.current || !hasNextPage || isFetchingNextPage) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && void fetchNextPage());
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  moves.show(stage, applicants);
  const rest = (total ?? 0) - applicants.length;
  const drop = useDrop(stage, moves);
  return (
    <section
      className={classes.column}
      aria-label={stage.name}
      data-column={stage.name}
      data-over={drop.isOver || undefined}
      {...drop.handlers}
    >
      <h3>
        {selection && <TickAll {...{ stage, job, query, selection, applicants, total: total ?? 0 }} />}
        <span className={classes.stage}>{stage.name}</span>
        {total !== undefined && <span className={`${classes.count} num`}>{formatNumber(total)}</span>}
      </h3>
      <div className={classes.body}>
        <LoadFailure reading={list} />
        {list.isPending && <Skeleton height={88} radius={8} />}
        {portions.map((portion, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page keeps its index even if its content changes.
          <Cards key={place} applicants={portion} selection={selection} acts={moves.acts} />
        ))}
        {hasNextPage && (
          <button
            ref={end}
            type="button"
            className={classes.more}
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            Show {formatNumber(rest)} more
          </button>
        )}
        {total === 0 && (
          <p className={classes.none}>{isNarrowed(query) ? 'Nobody found here' : 'Nobody here yet'}</p>
        )}
        {stage.name === 'Hired' && Boolean(total) && (
          <p className={classes.none}>
            {total} of {job.openings} {job.openings === 1 ? 'opening' : 'openings'} filled.
          </p>
        )}
      </div>
    </section>
  );
});

interface CardsProps {
  applicants: readonly Applicant[];
  selection: Selection | undefined;
  acts: CardActs;
}

/** A portion of a column. While it is out of view, the browser skips its layout and painting. */
const Cards = memo(function Cards({ applicants, selection, acts }: CardsProps) {
  if (applicants.length === 0) return null;
  const height = `auto ${applicants.length * CARD_HEIGHT}px`;
  return (
    <ul className={classes.portion} style={{ containIntrinsicBlockSize: height }}>
      {applicants.map((applicant) => (
        <ApplicantCard
          key={applicant.id}
          applicant={applicant}
          isSelected={selection?.has(applicant.id) ?? false}
          acts={acts}
        />
      ))}
    </ul>
  );
});

function isNarrowed({ search, sort: _, ...narrowing }: BoardQuery): boolean {
  return search !== '' || Object.keys(narrowing).length > 0;
}

/** Makes a column a drop target. */
function useDrop(stage: Stage, moves: BoardMoves) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!moves.takes(stage)) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = (event: DragEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    moves.dropOn(stage);
    setOver(false);
  };
  return { isOver, handlers: { onDragOver: over, onDragLeave: leave, onDrop: drop } };
}

interface TickAllProps {
  stage: Stage;
  job: BoardJob;
  query: BoardQuery;
  selection: Selection;
  applicants: Parameters<Selection['put']>[0];
  total: number;
}

/** Ticks everybody in a column, including those who are not loaded yet. */
function TickAll({ stage, job, query, selection, applicants, total }: TickAllProps) {
  const [isReading, setReading] = useState(false);
  const ticked = applicants.filter(({ id }) => selection.has(id)).length;
  const isAll = ticked > 0 && ticked === applicants.length;
  const toggle = async () => {
    if (isAll || applicants.length >= total) return selection.put(applicants, !isAll);
    setReading(true);
    try {
      selection.put(await readColumn(job.id, stage.statuses, query), true);
    } catch (error) {
      notifications.show({ color: 'brick', message: messageOf(error) });
    }
    setReading(false);
  };
  if (total === 0) return null;
  return (
    <Checkbox
      checked={isAll}
      indeterminate={ticked > 0 && !isAll}
      disabled={isReading}
      onChange={() => void toggle()}
      aria-label={`Select all in ${stage.name}`}
    />
  );
}
