import { type DragEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { Applicant } from '#contract/applications/application.ts';
import { bulkUpdateApplications } from '#contract/applications/recruiter-applications.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import { nameOf } from '#web/features/applications/application-text.ts';
import { STAGES, type Stage } from '#web/features/applications/stages.ts';
import { moveApplications } from '#web/features/profiles/stage-moves/move-applications.ts';
import { refresh } from '#web/lib/api/query.ts';
import { nextPicture } from '#web/ui/filters/next-picture.ts';
import { late } from '#web/ui/late/late.tsx';
import type { CardActs } from './applicant-card.tsx';
import { followCard } from './board-keys.ts';
import { type BoardQuery, landAtOnce } from './use-column.ts';
import type { Selection } from './use-selection.ts';

const RejectOne = late(
  async () => (await import('#web/features/profiles/stage-moves/reject-one.tsx')).RejectOne,
);

export interface BoardJob {
  id: string;
  openings: number;
}

interface Board {
  job: BoardJob;
  query: BoardQuery;
  selection: Selection | undefined;
  onOpen: (applicationId: string) => void;
}

/** The same objects while cards move, so that a column draws itself anew only for what becomes of it. */
export interface BoardMoves {
  acts: CardActs;
  /** What each column has on the screen, so that a key or a drag knows whom it means. */
  show: (stage: Stage, applicants: readonly Applicant[]) => void;
  takes: (stage: Stage) => boolean;
  dropOn: (stage: Stage) => void;
  keys: { tick: (id: string) => void; shift: (id: string, by: -1 | 1) => void };
}

/** By which of its stages somebody comes into this column by hand. */
function wayInto(stage: Stage, { nextStatuses }: Applicant): ApplicationStatus | undefined {
  return stage.statuses.find((status) => nextStatuses.includes(status));
}

/** How cards move: dragged, by keys or by their menu, one or all that are ticked. */
export function useBoardMoves({ job, query, selection, onOpen }: Board): {
  moves: BoardMoves;
  dialog: ReactNode;
} {
  const [rejected, setRejected] = useState<Applicant>();
  const shown = useRef(new Map<string, readonly Applicant[]>());
  const dragged = useRef<readonly Applicant[]>([]);
  const now = useRef({ job, query, selection, onOpen });
  now.current = { job, query, selection, onOpen };

  const everyone = useCallback(() => [...shown.current.values()].flat(), []);
  const move = useCallback(async (people: readonly Applicant[], status: ApplicationStatus) => {
    const { job, query, selection } = now.current;
    const able = people.filter(({ nextStatuses }) => nextStatuses.includes(status));
    if (able.length === 0) return;
    const column = STAGES.find(({ statuses }) => statuses.includes(status))?.statuses ?? null;
    landAtOnce(able, { jobId: job.id, query, column, status });
    selection?.put(able, false);
    await nextPicture();
    if (able[0] && able.length === 1) followCard(able[0].id);
    const ids = able.map(({ id }) => id);
    const { moved } = await moveApplications(ids, status);
    if (moved.length === 0) await refresh(bulkUpdateApplications);
  }, []);

  const mayMove = selection !== undefined;
  const acts = useMemo((): CardActs => {
    const open = (id: string) => now.current.onOpen(id);
    if (!mayMove) return { open };
    return {
      open,
      toggle: (applicant) => now.current.selection?.toggle(applicant),
      move: (applicant, status) =>
        status === 'REJECTED' ? setRejected(applicant) : void move([applicant], status),
      drag: (applicant, event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', nameOf(applicant.candidate));
        const ticked = now.current.selection;
        dragged.current = ticked?.has(applicant.id)
          ? everyone().filter(({ id }) => ticked.has(id))
          : [applicant];
      },
      drop: () => {
        dragged.current = [];
      },
    };
  }, [mayMove, move, everyone]);

  const moves = useMemo((): BoardMoves => {
    const find = (id: string) => everyone().find((one) => one.id === id);
    return {
      acts,
      show: (stage, applicants) => shown.current.set(stage.name, applicants),
      takes: (stage) =>
        dragged.current.some((one) => wayInto(stage, one) && !stage.statuses.includes(one.status)),
      dropOn: (stage) => {
        const [first] = dragged.current;
        const status = first && wayInto(stage, first);
        if (status) void move(dragged.current, status);
        dragged.current = [];
      },
      keys: {
        tick: (id) => {
          const applicant = find(id);
          if (applicant) now.current.selection?.toggle(applicant);
        },
        shift: (id, by) => {
          const applicant = find(id);
          const place = STAGES.findIndex(({ statuses }) => applicant && statuses.includes(applicant.status));
          const stage = STAGES[place + by];
          const status = applicant && stage && wayInto(stage, applicant);
          if (status) void move([applicant], status);
        },
      },
    };
  }, [acts, move, everyone]);
  const dialog = rejected && (
    <RejectOne
      applicationId={rejected.id}
      name={nameOf(rejected.candidate)}
      onClose={() => setRejected(undefined)}
    />
  );
  return { moves, dialog };
}
