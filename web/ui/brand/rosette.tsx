import classes from './rosette.module.css';

/** The ornament: once per screen, never behind small text. `className` sets its position, size and colour. */
export function Rosette({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`${classes.rosette} ${className}`} />;
}
