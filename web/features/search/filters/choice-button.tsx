import type { ReactNode } from 'react';
import { soon } from '#web/ui/late/soon.ts';
import { useLateTarget } from '#web/ui/late/use-late-target.ts';
import type { Choice } from './choice-list.tsx';

let parts: typeof import('./choice-list.tsx') | undefined;
const load = async () => {
  parts ??= await import('./choice-list.tsx');
};
soon(load);

interface ChoiceButtonProps<T extends string> {
  /** What is being chosen, for screen readers. */
  label: string;
  value: T;
  options: readonly Choice<T>[];
  onChange: (value: T) => void;
  className?: string | undefined;
  /** The button's content. */
  children: ReactNode;
}

/** A button that opens a list to choose one from, whose code comes with the first press, or before. */
export function ChoiceButton<T extends string>({ className, children, ...list }: ChoiceButtonProps<T>) {
  const { label, value, options } = list;
  const { id, isUsed, plain } = useLateTarget(load);
  const current = options.find((option) => option.value === value)?.label;
  const said = { id, className, 'aria-label': current ? `${label}: ${current}` : label };
  if (!isUsed || !parts) {
    return (
      <button type="button" {...said} {...plain('listbox')}>
        {children}
      </button>
    );
  }
  return (
    <parts.ChoiceList
      {...list}
      button={(onClick) => (
        <button type="button" {...said} onClick={onClick}>
          {children}
        </button>
      )}
    />
  );
}
