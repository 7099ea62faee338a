import { Button, Checkbox } from '@mantine/core';
import { memo, useId } from 'react';
import { fullName } from '#contract/kit/full-name.ts';
import type { CandidateCard as Candidate } from '#contract/search/candidate-card.ts';
import summary from '#web/features/profiles/candidate-summary.module.css';
import { CandidateFacts, CandidateHead, CandidateSkills } from '#web/features/profiles/candidate-summary.tsx';
import { matchSummary } from '#web/features/profiles/match-words.ts';
import { MatchBar, MatchWorking } from '#web/features/profiles/match-working.tsx';
import { TeamMarks } from '#web/features/search/team/team-marks.tsx';
import type { Selection } from '#web/ui/table/use-selection.ts';
import { ApplicationNote, canBeAsked } from './application-note.tsx';
import classes from './candidate-card.module.css';
import { ProfileName } from './profile-name.tsx';
import { SaveButton } from './save-button.tsx';

export interface ResultsProps {
  candidates: readonly Candidate[];
  /** Requested skills: shown first and ticked. */
  wanted: readonly string[];
  layout: 'cards' | 'table';
  /** Absent for viewers. */
  selection?: Selection<Candidate> | undefined;
  canSave: boolean;
  /** Requests an interview; absent for those who may not. */
  onRequest?: ((candidates: readonly Candidate[]) => void) | undefined;
}

interface CandidateCardProps extends Pick<ResultsProps, 'canSave' | 'onRequest'> {
  candidate: Candidate;
  /** Requested skills, in lower case. */
  wanted: ReadonlySet<string>;
  isOpen: boolean;
  onToggle: (id: string) => void;
  /** Ticked for a bulk action; undefined for those who may not choose. */
  isChosen: boolean | undefined;
  /** The maximum number is ticked. */
  isFull: boolean;
  onChoose: Selection<Candidate>['toggle'] | undefined;
}

/**
 * A search result: the candidate's name, facts, skills, and the reasons for the score. Memoized, so that a
 * filter change renders only cards that changed.
 */
export const CandidateCard = memo(function CandidateCard(props: CandidateCardProps) {
  const { candidate, wanted, isOpen, onToggle, canSave, isChosen, onRequest } = props;
  const { match, application } = candidate;
  const name = fullName(candidate);
  return (
    <article className={summary.card} aria-label={name}>
      <CandidateHead
        candidate={candidate}
        score={match?.total ?? null}
        link={<ProfileName id={candidate.id}>{name}</ProfileName>}
      />
      <CandidateFacts candidate={candidate} />
      <TeamMarks candidate={candidate} />
      <div className={summary.row}>
        <CandidateSkills candidate={candidate} wanted={wanted} />
        <div className={summary.actions}>
          {isChosen !== undefined && (
            <Checkbox
              label="Select"
              aria-label={`Select ${name}`}
              checked={isChosen}
              disabled={props.isFull && !isChosen}
              onChange={() => props.onChoose?.(candidate)}
            />
          )}
          {canSave && <SaveButton {...candidate} name={name} />}
          {application && <ApplicationNote application={application} />}
          {onRequest && canBeAsked(application) && (
            <Button
              size="xs"
              variant={isOpen && match ? 'filled' : 'default'}
              aria-label={`Request interview with ${name}`}
              onClick={() => onRequest([candidate])}
            >
              Request interview
            </Button>
          )}
        </div>
      </div>
      {match && (
        <Working
          candidate={candidate}
          match={match}
          isOpen={isOpen}
          onToggle={() => onToggle(candidate.id)}
        />
      )}
    </article>
  );
});

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
