import type { ReactNode } from 'react';
import classes from './help-page.module.css';
import { HelpQuestions } from './help-questions.tsx';
import type { QuestionGroup } from './question-groups.ts';

interface HelpPageProps {
  title: string;
  lead: string;
  groups: readonly QuestionGroup[];
  contact: ReactNode;
}

/** Questions and answers as a public page. */
export function HelpPage({ title, lead, groups, contact }: HelpPageProps) {
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <h1>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      <HelpQuestions groups={groups} contact={contact} />
    </main>
  );
}
