import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from '#web/lib/forms/field.ts';
import classes from './auth-form.module.css';

interface EmailFieldProps<T extends FieldValues> extends Pick<FieldProps<T>, 'control' | 'name'> {
  autoComplete: 'username' | 'email';
  /** How the address itself looks after the check. */
  tone?: 'danger' | 'warning' | undefined;
  /** Inside the field, at its end. */
  mark?: ReactNode;
  /** Under the field: what the check found. A fault of the form comes first. */
  children?: ReactNode;
}

/** An address that is checked with the server while it is typed. */
export function EmailField<T extends FieldValues>({
  control,
  name,
  tone,
  mark,
  ...props
}: EmailFieldProps<T>) {
  const { field, error, id } = useField({ control, name });
  return (
    <div className={classes.email} data-tone={tone}>
      <TextInput
        {...field}
        id={id}
        value={field.value ?? ''}
        label="Email"
        type="email"
        autoComplete={props.autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        error={error ?? tone === 'danger'}
        rightSection={mark}
        rightSectionPointerEvents="none"
        aria-describedby={`${id}-note`}
      />
      <div id={`${id}-note`} role="status" className={classes.note}>
        {!error && props.children}
      </div>
    </div>
  );
}
