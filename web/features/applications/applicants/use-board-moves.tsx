import {
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Applicant } from '#contract/applications/application.ts';
import { bulkUpdateApplications } from '#contract/applications/recruiter-applications.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#contract/labels/applications.ts';
import { moveApplications } from '#web/features/profiles/stage-moves/move-applications.ts';
import { refresh } from '#web/lib/api/query.ts';
import { nextPicture } from '#web/ui/filters/next-picture.ts';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import type { CardActs } from './applicant-card.tsx';
import { type BoardQuery, landAtOnce } from './use-column.ts';
import type { Selection } from './use-selection.ts';

export interface Stage {
  name: string;
  statuses: ApplicationStatus[];
}

/**
 * The column of the board for each status. REVIEWED people have not been decided about and stay in the first.
 */
const COLUMNS: Readonly<Record<ApplicationStatus, string | null>> = {
  NEW: 'New',
  REVIEWED: 'New',
  SHORTLISTED: 'Shortlisted',
  INTERVIEW: 'Interviewing',
  OFFERED: 'Offered',
  HIRED: 'Hired',
  REJECTED: null,
  WITHDRAWN: null,
};

export const STAGES: readonly Stage[] = [
  ...Map.groupBy(APPLICATION_STATUSES, (status) => COLUMNS[status]),
].flatMap(([name, statuses]) => (name === null ? [] : [{ name, statuses }]));

const STEPS: Readonly<Record<string, readonly [columns: number, cards: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function cardsOf(column: Element): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>('[data-application]')];
}

function focus(card: HTMLElement | undefined): void {
  card?.querySelector<HTMLElement>('button:not([data-move])')?.focus();
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** When a card is moved without a pointer, the focus follows it. */
function followCard(applicationId: string): void {
  if (document.activeElement !== document.body) return;
  focus(
    document.querySelector<HTMLElement>(`[data-column] [data-application="${applicationId}"]`) ?? undefined,
  );
}

interface CardKeys {
  tick: (applicationId: string) => void;
  /** Moves to the stage `by` columns away. */
  shift: (applicationId: string, by: -1 | 1) => void;
}

/** Keys of the focused card: arrows go from card to card, and with Shift move it. */
export function onBoardKey(event: KeyboardEvent<HTMLElement>, { tick, shift }: CardKeys): void {
  const target = event.target as HTMLElement;
  const card = target.closest<HTMLElement>('[data-application]');
  const column = card?.closest<HTMLElement>('[data-column]');
  const isTyping = target.closest('input:not([type="checkbox"]), textarea, [role="menu"]');
  if (!card || !column || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const id = card.dataset.application ?? '';
  const step = STEPS[event.key];
  if (step && event.shiftKey) {
    if (step[0] === 0) return;
    shift(id, step[0] === 1 ? 1 : -1);
  } else if (step) go(column, card, step);
  else if (event.key === 'x') tick(id);
  else if (event.key === 'm') card.querySelector<HTMLElement>('[data-move]')?.click();
  else return;
  event.preventDefault();
}

function go(column: HTMLElement, card: HTMLElement, [columns, cards]: readonly [number, number]): void {
  const own = cardsOf(column);
  const place = own.indexOf(card);
  if (columns === 0) {
    focus(own[place + cards]);
    return;
  }
  const all = [...(column.parentElement?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
  let at = all.indexOf(column) + columns;
  // Skips empty columns.
  while (all[at] && cardsOf(all[at] as Element).length === 0) at += columns;
  const there = all[at] ? cardsOf(all[at] as Element) : [];
  focus(there[Math.min(place, there.length - 1)]);
}

const RejectOne = lazyDialog(
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

/** Stays the same object while cards move, so that a column re-renders only for changes of its own. */
export interface BoardMoves {
  acts: CardActs;
  /** Registers the cards that a column shows, so that a key or a drag can find the applicant. */
  show: (stage: Stage, applicants: readonly Applicant[]) => void;
  takes: (stage: Stage) => boolean;
  dropOn: (stage: Stage) => void;
  keys: { tick: (id: string) => void; shift: (id: string, by: -1 | 1) => void };
}

/** The status of this column that the applicant may move to by hand. */
function wayInto(stage: Stage, { nextStatuses }: Applicant): ApplicationStatus | undefined {
  return stage.statuses.find((status) => nextStatuses.includes(status));
}

/** Moves cards by drag, keys or menu; one card or all that are ticked. */
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
        event.dataTransfer.setData('text/plain', fullName(applicant.candidate));
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
      name={fullName(rejected.candidate)}
      onClose={() => setRejected(undefined)}
    />
  );
  return { moves, dialog };
}
