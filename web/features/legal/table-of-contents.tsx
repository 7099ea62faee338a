import classes from './legal-page.module.css';
import type { LegalSection } from './legal-text.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** The sections of a long text. Beside it on wide screens, folded above it on narrow ones. */
export function TableOfContents({ sections }: { sections: readonly LegalSection[] }) {
  const current = useSectionInView(sections);
  const links = (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav aria-label="On this page" className={classes.contents}>
        <p>On this page</p>
        {links}
      </nav>
      <details className={classes.folded}>
        <summary>On this page</summary>
        {links}
      </details>
    </>
  );
}
