import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { isBooked, OPEN_STATUSES } from '#contract/interviews/transitions.ts';
import { interviewStatusBadge } from '#contract/labels/interviews.ts';
import { roundInWords } from '#web/features/interviews/interview-words.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { formatDateTime, formatDay } from '#web/lib/format/dates.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';

/** How the open request to a candidate stands, in one line; nothing where none is open. */
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
