import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { SavedStatus } from '../saved-status.tsx';
import classes from './setting-row.module.css';

export interface RowState {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

interface SettingRowProps {
  label: string;
  /** The current value. */
  value: ReactNode;
  /** The name of the edit button for screen readers: "Change name". */
  changes: string;
  /** A success message. */
  note: string | null;
  /** Shown below the value. */
  extra?: ReactNode;
  isOpen: boolean;
  onOpen: () => void;
  /** The form that replaces the value. */
  children: ReactNode;
}

/** One setting: its current value, with a form to change it in place. */
export function SettingRow(props: SettingRowProps) {
  const { label, value, changes, note, extra, isOpen, onOpen, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className={classes.row}>
      <h3 className={classes.label}>{label}</h3>
      {isOpen ? (
        <div className={classes.form}>{children}</div>
      ) : (
        <div className={classes.current}>
          <div className={classes.value}>
            <p>{value}</p>
            {extra}
            <SavedStatus text={note} />
          </div>
          <Button ref={button} size="xs" variant="default" aria-label={changes} onClick={onOpen}>
            Change
          </Button>
        </div>
      )}
    </div>
  );
}
