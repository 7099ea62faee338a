import { formatDay } from '#web/lib/format/dates.ts';
import { SupportAddress } from '#web/ui/marketing/support-address.tsx';
import classes from './legal-page.module.css';
import type { Block, LegalText } from './legal-text.ts';
import { TableOfContents } from './table-of-contents.tsx';

/** A text that people may hold us to: one measure wide, with its contents beside it. */
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
