import { Checkbox, VisuallyHidden } from '@mantine/core';
import type { Applicant } from '#contract/applications/application.ts';
import { APPLICATION_SOURCE_LABELS, absenceOf } from '#contract/labels/applications.ts';
import { isIdle, nameOf, schoolOf, sinceOf } from '#web/features/applications/application-text.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { Medal } from '#web/ui/brand/medal.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import classes from './applicant-card.module.css';

interface ApplicantCardProps {
  applicant: Applicant;
  isSelected: boolean;
  /** Absent for people who may only read. */
  onToggle?: (() => void) | undefined;
  onOpen: () => void;
}

/** A person on the board. Their face gives way to a tick box once it is pointed at or ticked. */
export function ApplicantCard({ applicant, isSelected, onToggle, onOpen }: ApplicantCardProps) {
  const { candidate, status, match } = applicant;
  const name = nameOf(candidate);
  const absence = absenceOf(candidate.presence);
  const isHired = status === 'HIRED';
  const states = `${isSelected ? classes.selected : ''} ${isHired ? classes.hired : ''}`;
  return (
    <li className={`${classes.card} ${states} ${onToggle ? classes.choosable : ''}`}>
      <div className={classes.head}>
        <span className={classes.face}>
          <Avatar name={name} src={candidate.profilePictureUrl} size={22} />
          {onToggle && (
            <Checkbox
              className={classes.tick}
              checked={isSelected}
              onChange={onToggle}
              aria-label={`Select ${name}`}
            />
          )}
        </span>
        <div className={classes.who}>
          <button type="button" className={classes.name} onClick={onOpen}>
            {name}
          </button>
          <p>{absence ?? schoolOf(candidate)}</p>
        </div>
        {isHired ? (
          <Medal size={18} label="Hired" />
        ) : (
          !absence && (
            <span className={`${classes.score} num`} title="Match">
              <VisuallyHidden>Match </VisuallyHidden>
              {match.total}
            </span>
          )
        )}
      </div>
      <div className={`${classes.foot} num`}>
        <span>{sinceOf(applicant)}</span>
        {isIdle(applicant) && <span className={classes.idle}>Idle</span>}
        {status === 'REVIEWED' && !isIdle(applicant) && <StatusBadge dot={false}>Reviewed</StatusBadge>}
        {status === 'SHORTLISTED' && applicant.source === 'INVITED' && !isIdle(applicant) && (
          <StatusBadge dot={false}>{APPLICATION_SOURCE_LABELS.INVITED}</StatusBadge>
        )}
      </div>
    </li>
  );
}
