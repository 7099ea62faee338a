import classes from '#web/ui/shell/skip-link.module.css';
import { namesIn } from './names-in.ts';

/** Skips the filters and focuses the first candidate. */
export function SkipToNames() {
  return (
    <button type="button" className={classes.skip} onClick={() => namesIn(document)[0]?.focus()}>
      Skip to the candidates
    </button>
  );
}
