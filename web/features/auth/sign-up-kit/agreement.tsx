import { VisuallyHidden } from '@mantine/core';
import classes from '#web/features/auth/auth-form.module.css';

/** The terms of an account; the links open in a new tab, so that entries are not lost. */
export function Agreement() {
  return (
    <p className={classes.note}>
      By continuing you agree to the{' '}
      <a href="/terms" target="_blank" className="inline-link" rel="noopener">
        Terms
        <VisuallyHidden component="span"> (opens in a new tab)</VisuallyHidden>
      </a>{' '}
      and{' '}
      <a href="/privacy" target="_blank" className="inline-link" rel="noopener">
        Privacy policy
        <VisuallyHidden component="span"> (opens in a new tab)</VisuallyHidden>
      </a>
      .
    </p>
  );
}
