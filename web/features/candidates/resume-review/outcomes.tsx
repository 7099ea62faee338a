import { Link } from 'react-router';
import { EDITOR_PATHS, SECTION_LABELS } from '#contract/candidates/sections.ts';
import { Message } from '#web/ui/display/message.tsx';
import type { Outcome } from './add-chosen.ts';
import classes from './resume-review.module.css';

export const OUTCOMES = 'resume-outcomes';

/** What became of each section; it takes the focus, because the rows it speaks of are gone. */
export function Outcomes({ outcomes }: { outcomes: readonly Outcome[] }) {
  const saved = outcomes.filter(({ how }) => how === 'saved');
  return (
    <div id={OUTCOMES} tabIndex={-1} className={classes.outcomes}>
      {saved.length > 0 && (
        <Message family="success">
          Saved: {saved.map(({ section }) => SECTION_LABELS[section]).join(', ')}.
        </Message>
      )}
      {outcomes
        .filter(({ how }) => how !== 'saved')
        .map(({ section, how, why }) => (
          <Message
            key={section}
            family={how === 'draft' ? 'info' : 'danger'}
            title={
              how === 'draft'
                ? `${SECTION_LABELS[section]} is kept as a draft`
                : `${SECTION_LABELS[section]} could not be saved`
            }
            action={
              how === 'draft' && <Link to={EDITOR_PATHS[section]}>Finish {SECTION_LABELS[section]}</Link>
            }
          >
            {why}
          </Message>
        ))}
    </div>
  );
}
