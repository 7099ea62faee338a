import { VisuallyHidden } from '@mantine/core';
import classes from '#web/features/auth/auth-form.module.css';

/** What making an account means; read beside the form, so that nothing typed is lost. */
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
