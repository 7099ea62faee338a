import { Rosette } from '#web/ui/brand/rosette.tsx';
import { IconCircleCheckFilled } from '#web/ui/icons/states.ts';
import classes from './verified-art.module.css';

/** A small rosette around the tick of a confirmed address. */
export function VerifiedArt() {
  return (
    <div className={classes.art} aria-hidden="true">
      <Rosette className={classes.rosette} />
      <IconCircleCheckFilled size={32} className={classes.tick} />
    </div>
  );
}
