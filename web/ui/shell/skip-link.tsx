import classes from './skip-link.module.css';

/** First in each landmark that can be the first: the side bar, or on a phone the top bar. */
export function SkipLink({ phone = false }: { phone?: boolean }) {
  return (
    <a href="#main" className={`${classes.skip} ${phone ? 'mobile-only' : ''}`}>
      Skip to content
    </a>
  );
}
