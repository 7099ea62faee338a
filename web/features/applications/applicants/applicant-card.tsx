import { ActionIcon, Checkbox, Menu, VisuallyHidden } from '@mantine/core';
import { type DragEvent, memo } from 'react';
import type { Applicant } from '#contract/applications/application.ts';
import {
  APPLICATION_SOURCE_LABELS,
  type ApplicationStatus,
  absenceOf,
  applicationStatusBadge,
} from '#contract/labels/applications.ts';
import { isIdle, meetingOf, schoolOf, sinceOf } from '#web/features/applications/application-text.ts';
import { fullName } from '#web/lib/format/full-name.ts';
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

/** Where somebody may move. */
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

/** What can be done with a card; the same objects for all cards, so that one that moves draws no other anew. */
export interface CardActs {
  open: (applicationId: string) => void;
  /** Absent, as all that follows, for people who may only read. */
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

/** A person on the board. Their face gives way to a tick box once it is pointed at or ticked. */
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
            // A label, to be hit beside the box, too.
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

/** Since when they are where they are, or when and in which round they are met. */
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
