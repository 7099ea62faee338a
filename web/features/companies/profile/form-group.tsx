import type { ReactNode } from 'react';
import classes from './form-group.module.css';

/** Fields that belong together, under a heading. */
export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
