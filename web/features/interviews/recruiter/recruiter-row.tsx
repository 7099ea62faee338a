import { ActionIcon, Button, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import type { ReactNode } from 'react';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { downloadRecruiterCalendar } from '#contract/interviews/recruiter.ts';
import { movesOf } from '#contract/interviews/state.ts';
import { isBooked } from '#contract/interviews/transitions.ts';
import { interviewStatusBadge } from '#contract/labels/interviews.ts';
import classes from '#web/features/interviews/candidate/active-list.module.css';
import { saveCalendarFile } from '#web/features/interviews/candidate/save-calendar-file.ts';
import { InterviewRow } from '#web/features/interviews/interview-row.tsx';
import { kindInWords, payInWords, roundInWords } from '#web/features/interviews/interview-words.ts';
import { isOver, scheduleBadge } from '#web/features/interviews/slots/when.ts';
import { formatTime } from '#web/lib/format.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import type { RecruiterDialogKind } from './recruiter-dialogs.tsx';

interface RecruiterRowProps {
  interview: RecruiterInterview;
  now: Date;
  /** h2 where the list has no headings of its own. */
  heading?: 'h2' | 'h3';
  /** Viewers look on. */
  canAct: boolean;
  onOpen: (kind: RecruiterDialogKind) => void;
  aside: ReactNode;
  /** The action that stands out, and what has to be filled in at once. */
  main?: ReactNode;
  children?: ReactNode;
}

/** One interview in a recruiter's list. */
export function RecruiterRow(props: RecruiterRowProps) {
  const { interview, heading = 'h3', now, canAct, onOpen, aside, main, children } = props;
  const { candidate, job } = interview;
  const lead = isBooked(interview) ? (
    <time dateTime={interview.startsAt} className={classes.time}>
      {formatTime(interview.startsAt)}
      <span className={classes.length}>{interview.duration} min</span>
    </time>
  ) : (
    <Avatar name={candidate.name} src={candidate.profilePicture} size={48} />
  );
  return (
    <InterviewRow
      id={interview.id}
      lead={lead}
      leadWidth={isBooked(interview) ? 72 : 48}
      title={candidate.name}
      heading={heading}
      meta={[job.title, kindInWords(interview), roundInWords(interview), payInWords(interview)]}
      badges={<Badges interview={interview} now={now} />}
      aside={aside}
      actions={
        <>
          <Button
            variant="subtle"
            size="xs"
            aria-label={`Details: ${candidate.name}`}
            onClick={() => onOpen('details')}
          >
            Details
          </Button>
          {canAct && main}
          {canAct && <MoreMenu interview={interview} now={now} onOpen={onOpen} />}
        </>
      }
    >
      {canAct && children}
    </InterviewRow>
  );
}

function Badges({ interview, now }: { interview: RecruiterInterview; now: Date }) {
  const { status, isOverdue } = interview;
  const { label, family } =
    isBooked(interview) && !isOver(interview, now)
      ? scheduleBadge(interview, now)
      : interviewStatusBadge(status, 'recruiter');
  return (
    <>
      <StatusBadge family={family}>{label}</StatusBadge>
      {isOverdue && <StatusBadge family="danger">Overdue</StatusBadge>}
    </>
  );
}

type MoreMenuProps = Pick<RecruiterRowProps, 'interview' | 'now' | 'onOpen'>;

function MoreMenu({ interview, now, onOpen }: MoreMenuProps) {
  const moves = movesOf(interview, 'RECRUITER', now);
  const canCancel = moves.includes('CANCEL');
  const canContest = moves.includes('CONTEST_NO_SHOW');
  if (!canCancel && !canContest) return null;
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon size={30} data-icon aria-label={`More: ${interview.candidate.name}`}>
          <IconDots size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isBooked(interview) && (
          <Menu.Item onClick={() => void saveCalendarFile(downloadRecruiterCalendar, interview.id)}>
            Calendar file
          </Menu.Item>
        )}
        {moves.includes('REPORT_NO_SHOW') && (
          <Menu.Item onClick={() => onOpen('no-show')}>Report a no-show</Menu.Item>
        )}
        {canContest && <Menu.Item onClick={() => onOpen('contest')}>Contest the no-show</Menu.Item>}
        {canCancel && (
          <Menu.Item data-danger c="var(--m-danger-fg)" onClick={() => onOpen('cancel')}>
            Cancel
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
