import classes from './rosette.module.css';

/** The engraved ornament: one on a screen, never under small text. `className` gives its place, size and colour. */
export function Rosette({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`${classes.rosette} ${className}`} />;
}
