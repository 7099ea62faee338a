import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { count } from '#web/lib/format/counts.ts';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { Questions } from '#web/ui/marketing/questions.tsx';
import { SupportAddress } from '#web/ui/marketing/support-address.tsx';
import card from './contact-card.module.css';
import classes from './help-questions.module.css';
import { findQuestions, type QuestionGroup } from './question-groups.ts';

interface ContactCardProps {
  /** The link or form to write to support. */
  children: ReactNode;
}

/** The contact for questions that the page does not answer. */
export function ContactCard({ children }: ContactCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={card.card}>
      <h2 id={id}>Still stuck?</h2>
      <p>
        A person reads every message and answers by email. You can also write to <SupportAddress />.
      </p>
      {children}
    </section>
  );
}

interface HelpQuestionsProps {
  groups: readonly QuestionGroup[];
  /** Shown when no answer matches. */
  contact: ReactNode;
}

/** Questions by audience with a search, and the contact for others. */
export function HelpQuestions({ groups, contact }: HelpQuestionsProps) {
  const [search, setSearch] = useState('');
  const found = findQuestions(groups, search);
  const answers = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className={classes.column}>
      <div className={classes.search}>
        <SearchInput value={search} onChange={setSearch} placeholder="Search the questions" />
        <p role="status" className={answers > 0 ? classes.count : classes.nothing}>
          {search && answers > 0 && count(answers, 'question')}
          {answers === 0 && (
            <>
              Nothing here mentions <strong>{search}</strong>. Try another word, or write to us below.
            </>
          )}
        </p>
        {answers === 0 && (
          <Button variant="default" onClick={() => setSearch('')}>
            Clear search
          </Button>
        )}
      </div>
      {found.map((group) => (
        <Group key={group.audience} isOpen={search !== '' && answers <= 3} {...group} />
      ))}
      {contact}
    </div>
  );
}

function Group({ audience, questions, isOpen }: QuestionGroup & { isOpen: boolean }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.group}>
      <h2 id={id}>{audience}</h2>
      <Questions questions={questions} isOpen={isOpen} />
    </section>
  );
}
