import { ActionIcon, Checkbox, Menu, VisuallyHidden } from '@mantine/core';
import { type DragEvent, memo } from 'react';
import type { Applicant } from '#contract/applications/application.ts';
import { fullName } from '#contract/kit/full-name.ts';
import {
  APPLICATION_SOURCE_LABELS,
  type ApplicationStatus,
  absenceOf,
  applicationStatusBadge,
} from '#contract/labels/applications.ts';
import { isIdle, meetingOf, schoolOf, sinceOf } from '#web/features/applications/application-text.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { Medal } from '#web/ui/brand/medal.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { IconDots } from '#web/ui/icons/controls.ts';
import classes from './applicant-card.module.css';

interface CardMenuProps {
  applicant: Applicant;
  onMove: (applicant: Applicant, status: ApplicationStatus) => void;
}

function labelOf(status: ApplicationStatus): string {
  if (status === 'REJECTED') return 'Reject…';
  return `Move to ${applicationStatusBadge(status, 'recruiter').label.toLowerCase()}`;
}

/** The menu of stages that the applicant may move to. */
function CardMenu({ applicant, onMove }: CardMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          className={classes.menu}
          aria-label={`Move ${fullName(applicant.candidate)}`}
          data-move
        >
          <IconDots size={16} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {applicant.nextStatuses.map((status) => (
          <Menu.Item
            key={status}
            color={status === 'REJECTED' ? 'var(--m-danger-fg)' : undefined}
            onClick={() => onMove(applicant, status)}
          >
            {labelOf(status)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/**
 * The actions on a card. The object is the same for all cards and stays the same, so that moving one card
 * does not re-render the others.
 */
export interface CardActs {
  open: (applicationId: string) => void;
  /** Absent, like all that follow, for people who may only read. */
  toggle?: (applicant: Applicant) => void;
  drag?: (applicant: Applicant, event: DragEvent) => void;
  drop?: () => void;
  move?: (applicant: Applicant, status: Applicant['status']) => void;
}

interface ApplicantCardProps {
  applicant: Applicant;
  isSelected: boolean;
  acts: CardActs;
}

/** A person on the board. A checkbox replaces their picture on hover and when ticked. */
export const ApplicantCard = memo(function ApplicantCard({
  applicant,
  isSelected,
  acts,
}: ApplicantCardProps) {
  const { candidate, status, match } = applicant;
  const name = fullName(candidate);
  const absence = absenceOf(candidate.presence);
  const isHired = status === 'HIRED';
  const canMove = Boolean(acts.move) && applicant.nextStatuses.length > 0;
  const states = `${isSelected ? classes.selected : ''} ${isHired ? classes.hired : ''}`;
  return (
    <li
      className={`${classes.card} ${states} ${acts.toggle ? classes.choosable : ''}`}
      data-application={applicant.id}
      draggable={canMove}
      onDragStart={(event) => acts.drag?.(applicant, event)}
      onDragEnd={acts.drop}
    >
      <div className={classes.head}>
        <span className={classes.face}>
          <Avatar name={name} src={candidate.profilePictureUrl} size={22} />
          {acts.toggle && (
            // A label, so that a click beside the box counts too.
            <label className={classes.tick} htmlFor={`tick-${applicant.id}`}>
              <Checkbox
                id={`tick-${applicant.id}`}
                checked={isSelected}
                onChange={() => acts.toggle?.(applicant)}
                aria-label={`Select ${name}`}
              />
            </label>
          )}
        </span>
        <div className={classes.who}>
          <button type="button" className={classes.name} onClick={() => acts.open(applicant.id)}>
            {name}
          </button>
          <p className={absence ? undefined : classes.school}>{absence ?? schoolOf(candidate)}</p>
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
        <Foot applicant={applicant} />
        {canMove && acts.move && <CardMenu applicant={applicant} onMove={acts.move} />}
      </div>
    </li>
  );
});

/** How long they have been in this stage, or when and in which round the interview is. */
function Foot({ applicant }: { applicant: Applicant }) {
  const { status, source } = applicant;
  const meeting = meetingOf(applicant);
  if (meeting) {
    return (
      <>
        <span className={classes.since}>{meeting.when}</span>
        <StatusBadge dot={false} family="info">
          {meeting.round}
        </StatusBadge>
      </>
    );
  }
  const idle = isIdle(applicant);
  return (
    <>
      <span className={classes.since}>{sinceOf(applicant)}</span>
      {idle && <span className={classes.idle}>Idle</span>}
      {status === 'REVIEWED' && !idle && <StatusBadge dot={false}>Reviewed</StatusBadge>}
      {status === 'SHORTLISTED' && source === 'INVITED' && !idle && (
        <StatusBadge dot={false}>{APPLICATION_SOURCE_LABELS.INVITED}</StatusBadge>
      )}
    </>
  );
}
