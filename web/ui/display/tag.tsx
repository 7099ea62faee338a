import { IconCheck, IconX } from '#web/ui/icons/controls.ts';
import classes from './tag.module.css';

interface TagProps {
  children: string;
  /** Matches the request: shown with a tick. */
  hit?: boolean;
  onRemove?: () => void;
}

/** A skill, a city, an active filter. */
export function Tag({ children, hit = false, onRemove }: TagProps) {
  return (
    <span className={`${classes.tag} ${hit ? classes.hit : ''}`}>
      {hit && <IconCheck size={14} stroke={1.8} aria-label="Matches" />}
      {children}
      {onRemove && (
        <button type="button" className={classes.remove} aria-label={`Remove ${children}`} onClick={onRemove}>
          <IconX size={14} stroke={1.8} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
