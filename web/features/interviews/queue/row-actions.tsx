import { ActionIcon, Button, Menu } from '@mantine/core';
import { Link } from 'react-router';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { downloadRecruiterCalendar } from '#contract/interviews/recruiter.ts';
import { movesOf } from '#contract/interviews/state.ts';
import { isBooked } from '#contract/interviews/transitions.ts';
import { offerAddress } from '#contract/offers/offer-address.ts';
import { JoinButton, saveCalendarFile } from '#web/features/interviews/candidate/join-button.tsx';
import { NextActButton } from '#web/features/interviews/next-act-button.tsx';
import type { RecruiterDialogKind } from '#web/features/interviews/recruiter/recruiter-dialog-kinds.ts';
import { useUndo } from '#web/features/interviews/recruiter/use-undo.ts';
import { isJoinable } from '#web/features/interviews/slots/when.ts';
import { IconDots } from '#web/ui/icons/controls.ts';
import classes from './interview-table.module.css';

interface RowActionsProps {
  interview: RecruiterInterview;
  now: Date;
  canAct: boolean;
  onOpen: (kind: RecruiterDialogKind, id: string) => void;
}

/** The next action of an interview as a button, and all others in a menu. */
export function RowActions({ interview, now, canAct, onOpen }: RowActionsProps) {
  const open = (kind: RecruiterDialogKind) => onOpen(kind, interview.id);
  return (
    <div className={classes.actions} data-interview={interview.id}>
      {canAct && (
        <>
          <NextAction interview={interview} now={now} onOpen={open} />
          <MoreMenu interview={interview} now={now} onOpen={open} />
        </>
      )}
    </div>
  );
}

interface OneProps {
  interview: RecruiterInterview;
  now: Date;
  onOpen: (kind: RecruiterDialogKind) => void;
}

function NextAction({ interview, now, onOpen }: OneProps) {
  const undo = useUndo();
  const { id, candidate, meetingLink, outcome, undoUntil, applicationId } = interview;
  // An interview that ends while the list is open is over before the list is reloaded.
  const isOver = movesOf(interview, 'RECRUITER', now).includes('COMPLETE');
  const nextAct = interview.nextAct ?? (isOver ? 'GIVE_FEEDBACK' : null);
  if (nextAct) return <NextActButton interview={{ ...interview, nextAct }} onOpen={onOpen} />;
  if (meetingLink && isJoinable(interview, now))
    return <JoinButton link={meetingLink} name={candidate.name} />;
  if (undoUntil && Date.parse(undoUntil) > now.getTime()) {
    return (
      <Button size="xs" variant="default" aria-label={`Undo: ${candidate.name}`} onClick={() => undo(id)}>
        Undo
      </Button>
    );
  }
  if (outcome !== 'OFFER') return null;
  return (
    <Button
      component={Link}
      to={offerAddress(applicationId)}
      size="xs"
      variant="default"
      aria-label={`Offer: ${candidate.name}`}
    >
      Offer
    </Button>
  );
}

/** The order of the menu, next to the entries that only some interviews have. */
const MOVES = [
  ['REPORT_NO_SHOW', 'no-show', 'Report a no-show', false],
  ['REQUEST_SLOTS', 'request-slots', 'Ask for other times', false],
  ['DECIDE', 'decide', 'Change the decision', false],
  ['CONTEST_NO_SHOW', 'contest', 'Contest the no-show', false],
  ['WITHDRAW', 'withdraw', 'Withdraw', true],
  ['CANCEL', 'cancel', 'Cancel', true],
] as const;

function MoreMenu({ interview, now, onOpen }: OneProps) {
  const moves = movesOf(interview, 'RECRUITER', now);
  const listed = MOVES.filter(([move]) => moves.includes(move));
  // Feedback includes a scorecard.
  const canRate = interview.maySendScorecard && interview.nextAct !== 'GIVE_FEEDBACK';
  if (listed.length === 0 && !canRate && !isBooked(interview)) return null;
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon
          size={30}
          data-icon
          className={classes.more ?? ''}
          aria-label={`More: ${interview.candidate.name}`}
        >
          <IconDots size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isBooked(interview) && (
          <Menu.Item onClick={() => void saveCalendarFile(downloadRecruiterCalendar, interview.id)}>
            Calendar file
          </Menu.Item>
        )}
        {canRate && <Menu.Item onClick={() => onOpen('scorecard')}>Send a scorecard</Menu.Item>}
        {listed.map(([move, dialog, label, isDanger]) => (
          <Menu.Item
            key={move}
            {...(isDanger && { 'data-danger': true, c: 'var(--m-danger-fg)' })}
            onClick={() => onOpen(dialog)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
