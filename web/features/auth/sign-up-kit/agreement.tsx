import classes from '#web/features/auth/auth-form.module.css';

/** What making an account means; read beside the form, so that nothing typed is lost. */
export function Agreement({ submitLabel }: { submitLabel: string }) {
  return (
    <p className={classes.note}>
      “{submitLabel}” means that you agree to the{' '}
      <a href="/terms" target="_blank" className="inline-link" rel="noopener">
        terms
      </a>{' '}
      and have read how we treat your data under{' '}
      <a href="/privacy" target="_blank" className="inline-link" rel="noopener">
        privacy
      </a>{' '}
      (both open in a new tab).
    </p>
  );
}
