import { IconChevronDown } from '#web/ui/icons/controls.ts';
import classes from './questions.module.css';

export type Question = readonly [question: string, answer: string];

interface QuestionsProps {
  questions: readonly Question[];
  /** Expands all of them, for the few results of a search. */
  isOpen?: boolean;
}

/** Collapsible questions. They need no script, and the browser's search finds text in collapsed ones. */
export function Questions({ questions, isOpen = false }: QuestionsProps) {
  return (
    <div className={classes.questions}>
      {questions.map(([question, answer]) => (
        <details key={question} open={isOpen} className={classes.question}>
          <summary>
            <h3>{question}</h3>
            <IconChevronDown size={18} stroke={1.6} aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
