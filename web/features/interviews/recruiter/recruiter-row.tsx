import { ActionIcon, Button, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import type { ReactNode } from 'react';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { downloadRecruiterCalendar } from '#contract/interviews/recruiter.ts';
import { NO_SHOW_FROM_MINUTES, NO_SHOW_UNTIL_HOURS } from '#contract/interviews/transitions.ts';
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

const MINUTE = 60_000;

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
  const { candidate, job, startsAt, status } = interview;
  const isBooked = status === 'SCHEDULED' && startsAt !== null;
  const lead = isBooked ? (
    <time dateTime={startsAt} className={classes.time}>
      {formatTime(startsAt)}
      <span className={classes.length}>{interview.duration} min</span>
    </time>
  ) : (
    <Avatar name={candidate.name} src={candidate.profilePicture} size={48} />
  );
  return (
    <InterviewRow
      lead={lead}
      leadWidth={isBooked ? 72 : 48}
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
  const { status, startsAt, isOverdue } = interview;
  const isAhead = status === 'SCHEDULED' && startsAt !== null && !isOver(interview, now);
  const { label, family } = isAhead
    ? scheduleBadge(startsAt, now)
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
  const { status, startsAt, noShow } = interview;
  const isBooked = status === 'SCHEDULED' && startsAt !== null;
  const since = isBooked ? now.getTime() - Date.parse(startsAt) : -1;
  const canReport = since >= NO_SHOW_FROM_MINUTES * MINUTE && since <= NO_SHOW_UNTIL_HOURS * 60 * MINUTE;
  const canCancel = isBooked || status === 'ACCEPTED' || status === 'RESCHEDULE_REQUESTED';
  const canContest = noShow?.absent === 'RECRUITER' && !noShow.contestedAt;
  if (!canCancel && !canContest) return null;
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon size={30} data-icon aria-label={`More: ${interview.candidate.name}`}>
          <IconDots size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isBooked && (
          <Menu.Item onClick={() => void saveCalendarFile(downloadRecruiterCalendar, interview.id)}>
            Calendar file
          </Menu.Item>
        )}
        {canReport && <Menu.Item onClick={() => onOpen('no-show')}>Report a no-show</Menu.Item>}
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
