import { ActionIcon, Button, Menu } from '@mantine/core';
import { downloadInterviewCalendar } from '#contract/interviews/candidate.ts';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { movesOf, stateOf } from '#contract/interviews/state.ts';
import { interviewMoves, isBooked } from '#contract/interviews/transitions.ts';
import type { DialogKind } from '#web/features/interviews/candidate-dialogs/interview-dialogs.tsx';
import { isJoinable } from '#web/features/interviews/slots/when.ts';
import { IconDots } from '#web/ui/icons/controls.ts';
import { JoinButton, saveCalendarFile } from './join-button.tsx';

interface ActiveActionsProps {
  interview: CandidateInterview;
  now: Date;
  onOpen: (kind: DialogKind) => void;
  /** False inside the details. */
  withDetails?: boolean;
}

/** The candidate's actions on an active interview: one as a button, the rest in the menu. */
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
  if (movesOf(interview, 'CANDIDATE', now).includes('COMPLETE')) {
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

/** Why rescheduling is not offered; null if it is. */
function rescheduleBar(interview: CandidateInterview, now: Date): string | null {
  const refused = interviewMoves.refusal('RESCHEDULE', stateOf(interview), 'CANDIDATE', now);
  if (!refused) return null;
  if (refused === 'RESCHEDULE_LIMIT') return 'Rescheduled twice already';
  return refused === 'INTERVIEW_STARTED' ? 'It has already started' : 'New times are with the recruiter';
}

function MoreMenu({ interview, now, onOpen, name }: Part) {
  const moves = movesOf(interview, 'CANDIDATE', now);
  const bar = rescheduleBar(interview, now);
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon size={30} data-icon aria-label={`More: ${name}`}>
          <IconDots size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isBooked(interview) && (
          <Menu.Item onClick={() => void saveCalendarFile(downloadInterviewCalendar, interview.id)}>
            Calendar file
          </Menu.Item>
        )}
        <Menu.Item disabled={bar !== null} onClick={() => onOpen('reschedule')}>
          Reschedule
          {bar && <span className="muted small"> ({bar})</span>}
        </Menu.Item>
        {moves.includes('REPORT_NO_SHOW') && (
          <Menu.Item onClick={() => onOpen('no-show')}>Report a no-show</Menu.Item>
        )}
        {moves.includes('CANCEL') && (
          <Menu.Item data-danger c="var(--m-danger-fg)" onClick={() => onOpen('cancel')}>
            Cancel
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
