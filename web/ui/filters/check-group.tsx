import { Button, Checkbox, VisuallyHidden } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { memo, type ReactNode, useRef, useState } from 'react';
import { formatNumber } from '#web/lib/format/counts.ts';
import classes from './check-group.module.css';
import { nextPicture } from './next-picture.ts';

const keyOf = (value: unknown) => JSON.stringify(value);

interface Chosen<T> {
  next: T;
  /** What may still be met on the way there: what stood before, and choices that this one overtook. */
  passing: ReadonlySet<string>;
}

/**
 * A value that follows from the address, or from what else takes long to change: what is chosen is shown in the next
 * picture, and passed on after it. Any other value that arrives was changed elsewhere, and is shown instead.
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
    // Of two presses within one picture only the later is passed on: it has the other in it.
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

/** One heading of the filter column with what can be chosen under it. */
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
  /** What is counted, for screen readers: `candidates`. */
  counted: string;
  /** Shown before "more" is asked for; whatever is chosen always is. */
  first?: number;
  /** Below a chosen row: what more can be said about it. Drawn once the choice has been passed on. */
  detail?: (choice: Choice) => ReactNode;
}

/** Boxes to tick, each with how many it would find. */
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

/** Drawn again when it itself changes: a tick among many is seen sooner. */
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
