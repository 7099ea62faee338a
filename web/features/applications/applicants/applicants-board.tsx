import { Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { STAGES } from '#web/features/applications/stages.ts';
import classes from './applicants-board.module.css';
import { BoardColumn } from './board-column.tsx';
import { onBoardKey } from './board-keys.ts';
import { type BoardJob, useBoardMoves } from './use-board-moves.tsx';
import type { BoardQuery } from './use-column.ts';
import type { Selection } from './use-selection.ts';

interface BoardProps {
  job: BoardJob;
  query: BoardQuery;
  /** Absent for people who may only read. */
  selection: Selection | undefined;
  onOpen: (applicationId: string) => void;
}

/** Applicants by stage; on a phone one stage at a time. */
export function ApplicantsBoard({ job, query, selection, onOpen }: BoardProps) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const [place, setPlace] = useState(0);
  const { moves, dialog } = useBoardMoves({ job, query, selection, onOpen });
  const columns = isPhone ? STAGES.slice(place, place + 1) : STAGES;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are heard from the cards in it, which are buttons.
    <div
      className={isPhone ? classes.single : classes.board}
      onKeyDown={(event) => selection && onBoardKey(event, moves.keys)}
    >
      {isPhone && (
        <Select
          label="Stage"
          value={String(place)}
          data={STAGES.map(({ name }, at) => ({ value: String(at), label: name }))}
          onChange={(value) => setPlace(Number(value))}
        />
      )}
      {columns.map((stage) => (
        <BoardColumn
          key={stage.name}
          stage={stage}
          job={job}
          query={query}
          selection={selection}
          moves={moves}
        />
      ))}
      {dialog}
    </div>
  );
}
