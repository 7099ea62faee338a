import type { ReactNode } from 'react';
import type { VisibleCandidate } from '#contract/candidates/recruiter-view.ts';
import classes from '#web/features/search/results/candidate-card.module.css';
import {
  CandidateFacts,
  CandidateHead,
  CandidateSkills,
} from '#web/features/search/results/candidate-summary.tsx';
import { SaveButton } from '#web/features/search/results/save-button.tsx';
import { toShown } from './profile-shown.ts';

interface ProfileHeaderProps {
  candidate: VisibleCandidate;
  /** Skills asked for, in lower case. */
  wanted: ReadonlySet<string>;
  canSave: boolean;
  action?: ReactNode;
}

/** The card of the search at the top of the candidate's own page. */
export function ProfileHeader({ candidate, wanted, canSave, action }: ProfileHeaderProps) {
  const shown = toShown(candidate);
  const { id, fullName, isSaved } = candidate;
  return (
    <div className={classes.card}>
      <CandidateHead candidate={shown} score={null} heading="h1" />
      <CandidateFacts candidate={shown} />
      <div className={classes.row}>
        <CandidateSkills candidate={shown} wanted={wanted} />
        <div className={classes.actions}>
          {canSave && <SaveButton id={id} name={fullName} isSaved={isSaved} />}
          {action}
        </div>
      </div>
    </div>
  );
}
