import { Button, Checkbox, VisuallyHidden } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { memo, type ReactNode, useRef, useState } from 'react';
import { formatNumber } from '#web/lib/format/counts.ts';
import classes from './check-group.module.css';
import { nextPicture } from './next-picture.ts';

const keyOf = (value: unknown) => JSON.stringify(value);

interface Chosen<T> {
  next: T;
  /** Values that may still arrive before `next`: the one before, and choices that this one replaced. */
  passing: ReadonlySet<string>;
}

/**
 * Optimistic state for a value that is derived from the address, or from something else that is slow to
 * change: the choice is shown in the next frame and passed on after it. Any other value that arrives was
 * changed elsewhere and is shown instead.
 */
export function useAtOnce<T>(value: T, change: (next: T) => void): [T, (next: T) => void] {
  const [choice, setChoice] = useState<Chosen<T>>();
  const latest = useRef<T>(value);
  const key = keyOf(value);
  const isUnderway = choice?.passing.has(key) ?? false;
  if (choice && !isUnderway) setChoice(undefined);
  const shown = choice && isUnderway ? choice.next : value;
  const choose = (next: T) => {
    const passing = new Set(isUnderway && choice ? [...choice.passing, keyOf(choice.next)] : [key]);
    passing.delete(keyOf(next));
    setChoice({ next, passing });
    latest.current = next;
    // Of two clicks within one frame only the later is passed on: it includes the other.
    void nextPicture().then(() => latest.current === next && change(next));
  };
  return [shown, choose];
}

interface GroupProps {
  title: string;
  /** Right of the title. */
  side?: ReactNode;
  children: ReactNode;
}

/** A section of the filter column. */
export function FilterGroup({ title, side, children }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot share its line with a button.
    <div role="group" aria-label={title} className={classes.group}>
      <div className={classes.head}>
        <h2>{title}</h2>
        {side}
      </div>
      {children}
    </div>
  );
}

export interface Choice {
  value: string;
  label: string;
  count: number;
}

interface ChoicesProps {
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** The noun of the counts, for screen readers: `candidates`. */
  counted: string;
  /** How many are shown before "more" is clicked; chosen ones are always shown. */
  first?: number;
  /** Details below a chosen row, rendered once the choice has been passed on. */
  detail?: (choice: Choice) => ReactNode;
}

/** Checkboxes, each with its number of results. */
export function Choices({ choices, counted, first = 5, detail, ...list }: ChoicesProps) {
  const [isWhole, setWhole] = useState(false);
  const [chosen, choose] = useAtOnce([...list.chosen], list.onChange);
  const toggle = useCallbackRef((value: string) =>
    choose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]),
  );
  const shown = isWhole
    ? choices
    : choices.filter(({ value }, place) => place < first || chosen.includes(value));
  const hidden = choices.length - shown.length;
  return (
    <>
      {shown.map((choice) => {
        const isChosen = chosen.includes(choice.value);
        return (
          <div key={choice.value}>
            <Box {...choice} isChosen={isChosen} counted={counted} onToggle={toggle} />
            {isChosen && list.chosen.includes(choice.value) && detail?.(choice)}
          </div>
        );
      })}
      {hidden > 0 && (
        <Button variant="link" size="xs" mt={4} onClick={() => setWhole(true)}>
          {hidden} more
        </Button>
      )}
    </>
  );
}

interface BoxProps extends Choice {
  isChosen: boolean;
  counted: string;
  onToggle: (value: string) => void;
}

/** Memoized: with many checkboxes a tick shows up sooner. */
const Box = memo(function Box({ value, label, count, isChosen, counted, onToggle }: BoxProps) {
  return (
    <div className={classes.choice} data-none={count === 0 && !isChosen}>
      <Checkbox label={label} checked={isChosen} onChange={() => onToggle(value)} />
      <span className={classes.count}>
        {formatNumber(count)}
        <VisuallyHidden component="span"> {counted}</VisuallyHidden>
      </span>
    </div>
  );
});
