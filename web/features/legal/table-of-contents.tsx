import { useEffect, useRef } from 'react';
import { followSections } from '#web/lib/focus/follow-sections.ts';
import classes from './legal-page.module.css';
import type { LegalSection } from './legal-text.ts';

/** The sections of a long text. Beside it on wide screens, folded above it on narrow ones. */
export function TableOfContents({ sections }: { sections: readonly LegalSection[] }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => (nav.current ? followSections(nav.current) : undefined), []);
  const links = (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav ref={nav} aria-label="On this page" data-contents="" className={classes.contents}>
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
