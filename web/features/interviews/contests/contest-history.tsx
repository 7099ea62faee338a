import type { NoShowContest } from '#contract/interviews/contest.ts';
import type { InterviewAction } from '#contract/interviews/transitions.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Message } from '#web/ui/display/message.tsx';

const OUTCOMES: Readonly<Partial<Record<InterviewAction, string>>> = {
  UPHOLD_NO_SHOW: 'The no-show was upheld',
  CLEAR_NO_SHOW: 'The no-show was cleared',
};

/** What an admin decided and why; nothing until then. */
export function ContestOutcome({ contest: { settledAt, history } }: { contest: NoShowContest }) {
  if (!settledAt) return null;
  const step = history.findLast(({ action }) => OUTCOMES[action]);
  const by = step?.by ? ` by ${step.by}` : '';
  return (
    <Message
      family="success"
      title={`${(step && OUTCOMES[step.action]) ?? 'Settled'}${by}, ${formatDateTime(settledAt)}`}
    >
      {step?.reason}
    </Message>
  );
}

const DONE: Readonly<Record<InterviewAction, string>> = {
  REQUEST: 'sent the request',
  ACCEPT: 'accepted',
  DECLINE: 'declined',
  WITHDRAW: 'withdrew it',
  EXPIRE: 'ran out',
  SCHEDULE: 'booked the time',
  REQUEST_SLOTS: 'asked for other times',
  CANCEL: 'cancelled',
  RESCHEDULE: 'asked to reschedule',
  COMPLETE: 'completed it',
  DECIDE: 'decided',
  REPORT_NO_SHOW: 'reported the no-show',
  CONTEST_NO_SHOW: 'contested it',
  UPHOLD_NO_SHOW: 'upheld the no-show',
  CLEAR_NO_SHOW: 'cleared the no-show',
  HAND_OVER: 'handed it over',
};

/** Every step of the interview, in the words that were given with it. */
export function ContestSteps({ contest: { history } }: { contest: NoShowContest }) {
  return (
    <section>
      <h3>What both sides did</h3>
      <ol style={{ display: 'grid', gap: 4 }}>
        {history.map(({ id, action, by, reason, at }) => (
          <li key={id}>
            {by ?? 'Medallist'} {DONE[action]} <span className="small muted num">{formatDateTime(at)}</span>
            {reason && <p className="small muted">{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
