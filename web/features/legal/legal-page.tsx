import { useEffect, useRef } from 'react';
import { followSections } from '#web/lib/focus/follow-sections.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { SupportAddress } from '#web/ui/marketing/support-address.tsx';
import classes from './legal-page.module.css';

/** The sections of a long text: beside it on wide screens, collapsed above it on narrow ones. */
function TableOfContents({ sections }: { sections: readonly LegalSection[] }) {
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

/** A paragraph, a list, a list of terms with explanations, or the contact address. */
type Block =
  | string
  | { points: readonly string[] }
  | { terms: readonly (readonly [term: string, meaning: string])[] }
  | { contact: string };

export interface LegalSection {
  /** The fragment of its address. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface LegalText {
  title: string;
  lead: string;
  /** The day of the last change, as 2026-11-21. */
  updated: string;
  sections: readonly LegalSection[];
}

/** A legal text: a narrow column with a table of contents beside it. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <TableOfContents sections={text.sections} />
      <article className={classes.text}>
        <h1>{text.title}</h1>
        <p className={classes.lead}>{text.lead}</p>
        <p className={classes.updated}>
          Last updated <time dateTime={text.updated}>{formatDay(text.updated)}</time>
        </p>
        {text.sections.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {blocks.map((block) => (
              <TextBlock key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        ))}
      </article>
    </main>
  );
}

function TextBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('contact' in block) {
    return (
      <address>
        {block.contact}
        <br />
        <SupportAddress />
      </address>
    );
  }
  if ('points' in block) {
    return (
      <ul>
        {block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl>
      {block.terms.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
