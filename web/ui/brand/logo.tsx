import classes from './logo.module.css';

/** An M whose V is a ribbon with a disc. `size` in pixels. */
export function LogoMark({ size = 24 }: { size?: number }) {
  return (
    <svg className={classes.mark} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="currentColor"
        d="M2 3.5h4.1L12 11.1l5.9-7.6H22v17h-4V9.7l-3.4 4.4a5.6 5.6 0 0 0-5.2 0L6 9.7v10.8H2z"
      />
      <circle cx="12" cy="18.4" r="3.7" fill="var(--m-gold)" />
    </svg>
  );
}

/** Mark and name. `onPanel` for ink surfaces. */
export function Logo({ onPanel = false }: { onPanel?: boolean }) {
  return (
    <span className={`${classes.logo} ${onPanel ? classes.onPanel : ''}`}>
      <LogoMark />
      <span className={classes.name}>Medallist</span>
    </span>
  );
}
