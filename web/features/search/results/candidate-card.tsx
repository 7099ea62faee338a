import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { CandidateCard as Candidate } from '#contract/search/candidate-card.ts';
import summary from '#web/features/profiles/candidate-summary.module.css';
import {
  CandidateFacts,
  CandidateHead,
  CandidateSkills,
  fullName,
} from '#web/features/profiles/candidate-summary.tsx';
import { matchSummary } from '#web/features/profiles/match-words.ts';
import { MatchBar, MatchWorking } from '#web/features/profiles/match-working.tsx';
import { TeamMarks } from '#web/features/search/team/team-marks.tsx';
import { ApplicationNote, canBeAsked } from './application-note.tsx';
import classes from './candidate-card.module.css';
import type { ProfileLink } from './profile-link.ts';
import { SaveButton } from './save-button.tsx';

interface CandidateCardProps {
  candidate: Candidate;
  /** Skills asked for, in lower case. */
  wanted: ReadonlySet<string>;
  /** Opens the profile. */
  profile: ProfileLink;
  isOpen: boolean;
  onToggle: () => void;
  canSave: boolean;
  /** Chooses the candidate for what is done with several. */
  select?: ReactNode;
  /** What can be asked of somebody with whom nothing is under way. */
  action?: ReactNode;
}

/** A candidate found: who, the facts, the skills, and why the score is what it is. */
export function CandidateCard({
  candidate,
  wanted,
  profile,
  isOpen,
  onToggle,
  canSave,
  select,
  action,
}: CandidateCardProps) {
  const { match, application } = candidate;
  return (
    <article className={summary.card} aria-label={fullName(candidate)}>
      <CandidateHead candidate={candidate} score={match?.total ?? null} link={profile} />
      <CandidateFacts candidate={candidate} />
      <TeamMarks candidate={candidate} />
      <div className={summary.row}>
        <CandidateSkills candidate={candidate} wanted={wanted} />
        <div className={summary.actions}>
          {select}
          {canSave && <SaveButton {...candidate} name={fullName(candidate)} />}
          {application && <ApplicationNote application={application} />}
          {canBeAsked(application) && action}
        </div>
      </div>
      {match && <Working candidate={candidate} match={match} isOpen={isOpen} onToggle={onToggle} />}
    </article>
  );
}

interface WorkingProps {
  candidate: Candidate;
  match: NonNullable<Candidate['match']>;
  isOpen: boolean;
  onToggle: () => void;
}

function Working({ candidate, match, isOpen, onToggle }: WorkingProps) {
  const id = useId();
  const toggle = (
    <Button
      variant="link"
      size="xs"
      aria-expanded={isOpen}
      aria-controls={id}
      aria-label={`${isOpen ? 'Hide' : 'Show'} the working for ${fullName(candidate)}`}
      onClick={onToggle}
    >
      {isOpen ? 'Hide the working' : 'Show the working'}
    </Button>
  );
  if (!isOpen) {
    return (
      <div className={classes.summary} id={id}>
        <MatchBar match={match} compact />
        <p>{matchSummary(match)}</p>
        {toggle}
      </div>
    );
  }
  return (
    <div className={classes.working} id={id}>
      <div className={classes.why}>
        <h3>Why {match.total}</h3>
        {toggle}
      </div>
      <MatchWorking match={match} />
    </div>
  );
}
