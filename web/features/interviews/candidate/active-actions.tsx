import { ActionIcon, Button, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { downloadInterviewCalendar } from '#contract/interviews/candidate.ts';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import {
  MAX_RESCHEDULES,
  NO_SHOW_FROM_MINUTES,
  NO_SHOW_UNTIL_HOURS,
} from '#contract/interviews/transitions.ts';
import type { DialogKind } from '#web/features/interviews/candidate-dialogs/interview-dialogs.tsx';
import { isJoinable, isOver } from '#web/features/interviews/slots/when.ts';
import { JoinButton } from './join-button.tsx';
import { saveCalendarFile } from './save-calendar-file.ts';

const MINUTE = 60_000;

interface ActiveActionsProps {
  interview: CandidateInterview;
  now: Date;
  onOpen: (kind: DialogKind) => void;
  /** Inside the details there is no way to the details. */
  withDetails?: boolean;
}

/** What a candidate can do about an active interview: one thing stands out, the rest is in the menu. */
export function ActiveActions({ interview, now, onOpen, withDetails = true }: ActiveActionsProps) {
  const name = `${interview.jobRole.title}, ${interview.company.name}`;
  return (
    <>
      {withDetails && (
        <Button variant="subtle" size="xs" aria-label={`Details: ${name}`} onClick={() => onOpen('details')}>
          Details
        </Button>
      )}
      <MainAction interview={interview} now={now} onOpen={onOpen} name={name} />
      <MoreMenu interview={interview} now={now} onOpen={onOpen} name={name} />
    </>
  );
}

type Part = Omit<ActiveActionsProps, 'withDetails'> & { name: string };

function MainAction({ interview, now, onOpen, name }: Part) {
  if (interview.status === 'SCHEDULED' && isOver(interview, now)) {
    return (
      <Button
        size="xs"
        variant="default"
        onClick={() => onOpen('feedback')}
        aria-label={`Give feedback: ${name}`}
      >
        Give feedback
      </Button>
    );
  }
  if (interview.meetingLink && isJoinable(interview, now)) {
    return <JoinButton link={interview.meetingLink} name={name} />;
  }
  return (
    <Button size="xs" variant="default" onClick={() => onOpen('prepare')} aria-label={`Prepare: ${name}`}>
      Prepare
    </Button>
  );
}

/** Why rescheduling is not offered; null when it is. */
function rescheduleBar({ status, canReschedule, rescheduleCount }: CandidateInterview): string | null {
  if (canReschedule) return null;
  if (rescheduleCount >= MAX_RESCHEDULES) return 'Rescheduled twice already';
  return status === 'RESCHEDULE_REQUESTED' ? 'New times are with the recruiter' : 'It has already started';
}

function MoreMenu({ interview, now, onOpen, name }: Part) {
  const { status, startsAt } = interview;
  const bar = rescheduleBar(interview);
  const isBooked = status === 'SCHEDULED' && startsAt !== null;
  const since = isBooked ? now.getTime() - Date.parse(startsAt) : -1;
  const canReport = since >= NO_SHOW_FROM_MINUTES * MINUTE && since <= NO_SHOW_UNTIL_HOURS * 60 * MINUTE;
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon size={30} data-icon aria-label={`More: ${name}`}>
          <IconDots size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isBooked && (
          <Menu.Item onClick={() => void saveCalendarFile(downloadInterviewCalendar, interview.id)}>
            Calendar file
          </Menu.Item>
        )}
        <Menu.Item disabled={bar !== null} onClick={() => onOpen('reschedule')}>
          Reschedule
          {bar && <span className="muted small"> ({bar})</span>}
        </Menu.Item>
        {canReport && <Menu.Item onClick={() => onOpen('no-show')}>Report a no-show</Menu.Item>}
        <Menu.Item data-danger c="var(--m-danger-fg)" onClick={() => onOpen('cancel')}>
          Cancel
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
