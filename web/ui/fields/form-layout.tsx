import { Button } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import classes from './form-layout.module.css';

/**
 * One column of fields, at most 560 px wide. Validation is left to the schema, so the browser's is off.
 * Outside a dialog, the method `dialog` submits nowhere: submitted before the scripts run, a prerendered form
 * would otherwise put the password into the address.
 */
export function Form({ onSubmit, children }: { onSubmit: FormEventHandler; children: ReactNode }) {
  return (
    <form noValidate method="dialog" className={classes.form} onSubmit={onSubmit}>
      {children}
    </form>
  );
}

/** Two related fields: first and last name, from and to. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}

/** The buttons under a form: left-aligned, the primary one first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

interface SubmitActionsProps {
  /** What the press does. */
  children: ReactNode;
  isSending: boolean;
  /** It destroys something: the button is red. */
  danger?: boolean;
  onCancel: () => void;
}

/** The submit and cancel buttons of a form outside a dialog. */
export function SubmitActions({ children, isSending, danger = false, onCancel }: SubmitActionsProps) {
  return (
    <FormActions>
      <Button type="submit" color={danger ? 'brick' : undefined} loading={isSending}>
        {children}
      </Button>
      <Button variant="subtle" onClick={onCancel}>
        Cancel
      </Button>
    </FormActions>
  );
}
