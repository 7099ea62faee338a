import { Skeleton } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { fullName } from '#contract/kit/full-name.ts';
import cardClasses from '#web/features/profiles/candidate-summary.module.css';
import { isComposing } from '#web/lib/composing.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Loading } from '#web/ui/display/loading.tsx';
import { CandidateCard, type ResultsProps } from './candidate-card.tsx';
import { CandidatesTable } from './candidates-table.tsx';
import { namesIn } from './names-in.ts';
import classes from './results.module.css';
import { useSaveCandidate } from './use-save-candidate.tsx';

interface Item {
  id: string;
}

/** Elements in which letters are typed or have another meaning. */
const TYPES = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';

/** Single-key shortcuts inside a list of people: j and k move, others act on the focused person. */
function useListKeys<T extends Item>(items: readonly T[], acts: Readonly<Record<string, (item: T) => void>>) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
    if (!(event.target instanceof Element) || event.target.matches(TYPES)) return;
    const names = namesIn(event.currentTarget);
    const row = event.target.closest('li, tr');
    const place = names.findIndex((name) => row?.contains(name));
    const own = names[place];
    const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      names[Math.min(names.length - 1, Math.max(0, place + step))]?.focus();
      return;
    }
    const item = items.find(({ id }) => id === own?.getAttribute('data-candidate'));
    const act = acts[event.key];
    if (!act || !item) return;
    event.preventDefault();
    act(item);
  }
  return { onKeyDown };
}

/** The candidates of a page, as cards or as table rows. */
export function Results(props: ResultsProps) {
  const { candidates, layout, selection, onRequest } = props;
  const save = useSaveCandidate();
  const keys = useListKeys(candidates, {
    x: (candidate) => selection?.toggle(candidate),
    s: (candidate) => props.canSave && save.toggle({ ...candidate, name: fullName(candidate) }),
    r: (candidate) => onRequest?.(selection && selection.chosen.length > 0 ? selection.chosen : [candidate]),
  });
  return (
    // Shortcuts while the focus is in the list; each has a button too.
    <div {...keys}>
      {save.question}
      {layout === 'table' ? <CandidatesTable {...props} /> : <Cards {...props} />}
      <p className={classes.keys}>
        In the list: <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>Enter</kbd> profile
        {selection && (
          <>
            , <kbd>x</kbd> select
          </>
        )}
        {onRequest && (
          <>
            , <kbd>s</kbd> save, <kbd>r</kbd> request
          </>
        )}
      </p>
    </div>
  );
}

/** One card shows its score calculation, by default the best. */
function Cards({ candidates, wanted, selection, canSave, onRequest }: ResultsProps) {
  const [opened, setOpened] = useState<string | null>();
  const openId = opened === undefined ? candidates[0]?.id : opened;
  const names = useMemo(() => new Set(wanted.map((name) => name.toLowerCase())), [wanted]);
  const toggle = useCallbackRef((id: string) => setOpened(id === openId ? null : id));
  return (
    <ul className={classes.list}>
      {candidates.map((candidate) => (
        <li key={candidate.id}>
          <CandidateCard
            candidate={candidate}
            wanted={names}
            isOpen={candidate.id === openId}
            onToggle={toggle}
            canSave={canSave}
            isChosen={selection?.has(candidate.id)}
            isFull={selection?.isFull ?? false}
            onChoose={selection?.toggle}
            onRequest={onRequest}
          />
        </li>
      ))}
    </ul>
  );
}

const ROWS = Array.from({ length: 10 }, (_, place) => place);

/** Placeholders in the layout of the results. */
export function ResultsLoading({ layout }: Pick<ResultsProps, 'layout'>) {
  return <Loading>{layout === 'table' ? <TableLoading /> : <CardsLoading />}</Loading>;
}

function TableLoading() {
  return (
    <Card flush>
      {ROWS.map((place) => (
        <Skeleton key={place} height={16} mx={14} my={17} width="auto" />
      ))}
    </Card>
  );
}

function CardsLoading() {
  return (
    <div className={classes.list}>
      {[0, 1, 2].map((place) => (
        <div key={place} className={cardClasses.card}>
          <div className={cardClasses.top}>
            <Skeleton circle height={48} />
            <div>
              <Skeleton height={16} width="40%" mb={8} />
              <Skeleton height={12} width="55%" mb={8} />
              <Skeleton height={12} width="50%" />
            </div>
            <Skeleton circle height={56} />
          </div>
          <Skeleton height={32} width="60%" my={16} />
          <Skeleton height={24} width="75%" />
        </div>
      ))}
    </div>
  );
}
