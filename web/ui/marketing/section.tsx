import type { ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  id?: string;
  sunken?: boolean;
  /** A thin line above. */
  divided?: boolean;
  /** Continues the section above it: no padding at the top. */
  continued?: boolean;
  /** Directly under the header of the page. */
  first?: boolean;
  /** Text on the left, content on the right; `questions` aligns the text to the top. */
  columns?: 'one' | 'split' | 'splitWide' | 'questions';
  children: ReactNode;
}

/** A section of a public page. */
export function Section({ id, sunken, divided, continued, first, columns = 'one', children }: SectionProps) {
  const names = [
    classes.section,
    sunken && classes.sunken,
    divided && classes.divided,
    continued && classes.continued,
    first && classes.first,
  ];
  return (
    <section id={id} className={names.filter(Boolean).join(' ')}>
      <div className={`${classes.inner} ${classes[columns]}`}>{children}</div>
    </section>
  );
}

/** The heading of a section and the sentence under it. */
export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <h2 className={classes.title}>{title}</h2>
      {children && <p className={classes.lead}>{children}</p>}
    </div>
  );
}
