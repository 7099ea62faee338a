import type { ReactNode } from 'react';
import classes from './help-page.module.css';

interface HelpPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Questions and answers as a public page. */
export function HelpPage({ title, lead, children }: HelpPageProps) {
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <h1>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      {children}
    </main>
  );
}
