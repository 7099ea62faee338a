import { type MouseEvent, useEffect, useRef } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { fieldId } from '#web/lib/forms/field-id.ts';
import classes from './error-summary.module.css';

interface ErrorSummaryProps<T extends FieldValues> {
  errors: FieldErrors<T>;
  /** `formState.submitCount`: the summary appears and takes the focus on each failed submit. */
  submitCount: number;
  title?: string;
}

/** At the top of a long form that was submitted with errors: each line links to its field. */
export function ErrorSummary<T extends FieldValues>({
  errors,
  submitCount,
  title = 'There is a problem',
}: ErrorSummaryProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const faults = listFaults(errors);
  const isShown = submitCount > 0 && faults.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every failed submit moves the focus again.
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [submitCount, isShown]);
  if (!isShown) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={classes.summary}>
      <h2>{title}</h2>
      <ul>
        {faults.map(({ path, message }) => (
          <li key={path}>
            <a href={`#${fieldId(path)}`} onClick={(event) => focusField(event, path)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent, path: string): void {
  event.preventDefault();
  document.getElementById(fieldId(path))?.focus();
}

interface Fault {
  path: string;
  message: string;
}

/** Every error message of a form with the path of its field, in the order of the form. */
export function listFaults(errors: FieldErrors, prefix = ''): Fault[] {
  return Object.keys(errors).flatMap((key) => {
    // Not react-hook-form's `get`, which finds nothing inside a list.
    const fault = (errors as Record<string, { message?: unknown } | undefined>)[key];
    const path = prefix + key;
    if (typeof fault !== 'object' || fault === null || key === 'ref') return [];
    if (typeof fault.message === 'string') return [{ path, message: fault.message }];
    return listFaults(fault as FieldErrors, `${path}.`);
  });
}
