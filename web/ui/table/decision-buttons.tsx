import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

interface DecisionButtonsProps {
  /** The object of the decision. */
  name: string;
  isOpen: boolean;
  onApprove: () => void;
  onReject: () => void;
  /** Further actions on the row. */
  children?: ReactNode;
}

/** Approve and reject buttons at the end of a row. */
export function DecisionButtons({ name, isOpen, onApprove, onReject, children }: DecisionButtonsProps) {
  return (
    <div className={classes.actions}>
      {isOpen && (
        <>
          <Button size="xs" variant="default" aria-label={`Approve ${name}`} onClick={onApprove}>
            Approve
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="brick"
            px={8}
            aria-label={`Reject ${name}`}
            onClick={onReject}
          >
            Reject
          </Button>
        </>
      )}
      {children}
    </div>
  );
}
