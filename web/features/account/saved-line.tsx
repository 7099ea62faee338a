import { IconCircleCheckFilled } from '#web/ui/icons/states.ts';
import classes from './saved-line.module.css';

/** Says that something worked; read out, for it stands on the page before it has anything to say. */
export function SavedLine({ text }: { text: string | null }) {
  return (
    <div role="status" className={classes.line}>
      {text && (
        <p className={classes.saved}>
          <IconCircleCheckFilled className="icon" size={16} aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  );
}
