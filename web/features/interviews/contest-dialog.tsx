import type { ReactNode } from 'react';
import {
  adminGetNoShowContest,
  adminSettleNoShow,
  CONTEST_NOTE_MAX,
  ContestDecision,
  type NoShowContest,
} from '#contract/interviews/contest.ts';
import type { InterviewAction } from '#contract/interviews/transitions.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { useDecisionForm } from '#web/lib/forms/use-decision-form.ts';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { DecisionForm } from '#web/ui/overlays/decision-form.tsx';
import { LoadedDialog } from '#web/ui/overlays/loaded-dialog.tsx';

const OUTCOMES: Readonly<Partial<Record<InterviewAction, string>>> = {
  UPHOLD_NO_SHOW: 'The no-show was upheld',
  CLEAR_NO_SHOW: 'The no-show was cleared',
};

/** The admin's decision with its reason; renders nothing until then. */
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

/** Every step of the interview, with the text that was given. */
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

interface ContestDialogProps {
  id: string;
  /** Says who else has it open. */
  above?: ReactNode;
  onClose: () => void;
}

/** A no-show that the absent side contests: the statements and steps of both sides, and the decision. */
export function ContestDialog({ id, above, onClose }: ContestDialogProps) {
  const reading = useEndpoint(adminGetNoShowContest, { params: { id } });
  return (
    <LoadedDialog
      reading={reading}
      waitingTitle="Contested no-show"
      title={({ candidateName, companyName }) => `${candidateName} and ${companyName}`}
      onClose={onClose}
    >
      {(contest) => (
        <>
          {above}
          <ContestOutcome contest={contest} />
          <BothSides contest={contest} />
          <ContestSteps contest={contest} />
          {!contest.settledAt && <Decide contest={contest} onClose={onClose} />}
        </>
      )}
    </LoadedDialog>
  );
}

function BothSides({ contest }: { contest: NoShowContest }) {
  const { candidateName, companyName, interviewerName, jobTitle, absent } = contest;
  const company = `${companyName}${interviewerName ? `, ${interviewerName}` : ''}`;
  const [reporter, contester] = absent === 'CANDIDATE' ? [company, candidateName] : [candidateName, company];
  return (
    <DescriptionList
      termWidth={148}
      items={[
        ['Job', jobTitle],
        ['Interview', formatDateTime(contest.startsAt)],
        ['Reported by', `${reporter}, on ${formatDateTime(contest.reportedAt)}`],
        ['Did not come', contester],
        ['Contested on', formatDateTime(contest.contestedAt)],
        ['They say', <q key="reason">{contest.reason}</q>],
      ]}
    />
  );
}

function Decide({ contest, onClose }: { contest: NoShowContest; onClose: () => void }) {
  const { interviewId: id } = contest;
  const decision = useDecisionForm(ContestDecision, adminSettleNoShow, {
    id,
    draftName: `settle-no-show:${id}`,
    initial: { decision: null as never, note: '' },
    onDone: onClose,
  });
  return (
    <DecisionForm
      decision={decision}
      choice={{
        name: 'decision',
        label: 'Decision',
        options: [
          { value: 'UPHOLD', label: 'The no-show stands' },
          { value: 'CLEAR', label: 'Clear it: the interview took place' },
        ],
      }}
      reason={{
        name: 'note',
        label: 'Reason',
        description: 'Both sides read this text.',
        limit: CONTEST_NOTE_MAX,
      }}
      submitLabel="Decide"
      onClose={onClose}
    />
  );
}
