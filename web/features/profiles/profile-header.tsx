import type { ReactNode } from 'react';
import type { VisibleCandidate } from '#contract/candidates/recruiter-view.ts';
import classes from './candidate-summary.module.css';
import { CandidateFacts, CandidateHead, CandidateSkills } from './candidate-summary.tsx';
import { toShown } from './profile-shown.ts';

interface ProfileHeaderProps {
  candidate: VisibleCandidate;
  /** Skills asked for, in lower case. */
  wanted: ReadonlySet<string>;
  /** Of the name: the page may have a title of its own. */
  heading?: 'h1' | 'h2';
  /** What can be done with this candidate. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** The card of the search at the top of the candidate's own page. */
export function ProfileHeader({ candidate, wanted, heading = 'h1', actions, children }: ProfileHeaderProps) {
  const shown = toShown(candidate);
  return (
    <section className={classes.card} aria-label="Candidate">
      <CandidateHead candidate={shown} score={null} heading={heading} large />
      <CandidateFacts candidate={shown} />
      <div className={classes.row}>
        <CandidateSkills candidate={shown} wanted={wanted} />
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
