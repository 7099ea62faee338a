import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { DIALOG_OF, NEXT_ACT_LABELS, pathOfAct } from '#contract/interviews/next-act.ts';
import { isBooked, OPEN_STATUSES } from '#contract/interviews/transitions.ts';
import { interviewStatusBadge } from '#contract/labels/interviews.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { formatDateTime, formatDay } from '#web/lib/format/dates.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { roundInWords } from './interview-words.ts';

/** The state of the open request to a candidate in one line; renders nothing if none is open. */
export function RequestState({ interviews }: { interviews: readonly RecruiterInterview[] }) {
  const open = interviews.find(({ status }) => OPEN_STATUSES.includes(status));
  if (!open) return null;
  const { label, family } = interviewStatusBadge(open.status, 'recruiter');
  const when = isBooked(open)
    ? formatDateTime(open.startsAt)
    : open.ballHolder === 'CANDIDATE'
      ? `reply by ${formatDay(open.respondByDate)}`
      : null;
  return (
    <p className="small muted" style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
      <StatusBadge family={family}>{label}</StatusBadge>
      <span className="num">{dotted([open.job.title, roundInWords(open), when])}</span>
    </p>
  );
}

interface NextActButtonProps {
  interview: RecruiterInterview;
  /** True for the primary action of its screen. */
  isMain?: boolean;
  /** As large as the buttons of a form. */
  isLarge?: boolean;
  /** Opens a dialog on the current screen. Elsewhere a link leads to it. */
  onOpen?: (kind: (typeof DIALOG_OF)[keyof typeof DIALOG_OF], id: string) => void;
}

/** The company's next action on an interview; renders nothing while it waits for the candidate. */
export function NextActButton({ interview, isMain = false, isLarge = false, onOpen }: NextActButtonProps) {
  const { nextAct, candidate } = interview;
  if (!nextAct) return null;
  const label = NEXT_ACT_LABELS[nextAct];
  const look = {
    size: isLarge ? 'sm' : 'xs',
    variant: isMain ? 'filled' : 'default',
    'aria-label': `${label}: ${candidate.name}`,
  };
  if (onOpen && nextAct !== 'MAKE_OFFER') {
    return (
      <Button {...look} onClick={() => onOpen(DIALOG_OF[nextAct], interview.id)}>
        {label}
      </Button>
    );
  }
  return (
    <Button component={Link} to={pathOfAct(nextAct, interview)} {...look}>
      {label}
    </Button>
  );
}
