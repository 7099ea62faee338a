import type { ReactNode } from 'react';
import { IconChevronDown } from '#web/ui/icons/controls.ts';
import classes from './disclosure.module.css';

interface DisclosureProps {
  /** Always visible; opens the rest. */
  summary: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Hides rarely needed content behind a click. */
export function Disclosure({ summary, className = '', children }: DisclosureProps) {
  return (
    <details className={`${classes.disclosure} ${className}`}>
      <summary>
        <span>{summary}</span>
        <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
