import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { getInterviewPlan, type InterviewPlan } from '#contract/interviews/plan.ts';
import { rescheduleInterview } from '#contract/interviews/respond.ts';
import { SLOTS_REQUIRED } from '#contract/interviews/slots.ts';
import { MAX_RESCHEDULES } from '#contract/interviews/transitions.ts';
import { RESCHEDULE_REASONS, RescheduleReason } from '#contract/lists/reasons.ts';
import { Failure } from '#web/features/interviews/failure.tsx';
import { slotsOf } from '#web/features/interviews/slots/slot-drafts.ts';
import { pickUntil } from '#web/features/interviews/slots/when.ts';
import { TimesPicker } from '#web/features/interviews/times/times-picker.tsx';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { formatDate, formatTimeRange } from '#web/lib/format/dates.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { focusReason, ReasonChoice, reasonText } from '#web/ui/fields/reason-choice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';
import classes from './answer-dialog.module.css';
import { useFirstFocus, useTimesCheck, useTimesDraft } from './times-draft.ts';

const ROWS_AT_FIRST = 2;

interface RescheduleDialogProps {
  interview: CandidateInterview;
  onClose: () => void;
}

/** Gives up the booked time and offers new ones. */
export function RescheduleDialog({ interview, onClose }: RescheduleDialogProps) {
  const plan = useEndpoint(getInterviewPlan, { params: { id: interview.id } });
  return (
    <Dialog opened onClose={onClose} title="Ask for another time" size={1180}>
      <p className={`${classes.meta} num`}>
        {interview.jobRole.title}, {interview.company.name}
      </p>
      {plan.isPending ? (
        <LoadingText lines={8} />
      ) : (
        <RescheduleForm interview={interview} plan={plan.data} onClose={onClose} />
      )}
    </Dialog>
  );
}

function RescheduleForm({
  interview,
  plan,
  onClose,
}: RescheduleDialogProps & { plan: InterviewPlan | undefined }) {
  const { id, duration, startsAt } = interview;
  const until = startsAt ?? interview.respondByDate;
  const draft = useTimesDraft({ name: `reschedule:${id}`, rows: ROWS_AT_FIRST, until });
  const [reasonFault, setReasonFault] = useState<string | null>(null);
  const { check, ...times } = useTimesCheck(draft.drafts, duration);
  const root = useFirstFocus<HTMLFormElement>();
  const reschedule = useEndpointMutation(rescheduleInterview, {
    onSuccess: ({ company, pickBy }) => {
      draft.forget();
      const next = pickBy && `${company.name} has to pick one ${pickUntil(pickBy)}.`;
      notifications.show({ title: rescheduleInterview.message, message: next });
      onClose();
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = RescheduleReason.safeParse(reasonText(draft.reason));
    setReasonFault(checked.success ? null : (checked.error.issues[0]?.message ?? null));
    const isSendable = check(event.currentTarget);
    if (!checked.success) return focusReason(event.currentTarget);
    if (!isSendable) return;
    const newAvailabilitySlots = slotsOf(draft.drafts);
    reschedule.mutate({ body: { interviewId: id, reason: checked.data, newAvailabilitySlots } });
  }

  return (
    <form ref={root} noValidate onSubmit={submit}>
      <div className={classes.panes}>
        <div className={classes.left}>
          <GivenUp interview={interview} />
          <ReasonChoice
            label="Reason"
            reasons={RESCHEDULE_REASONS}
            value={draft.reason}
            onChange={(reason) => draft.set({ reason })}
            error={reasonFault}
          />
        </div>
        <div className={classes.right}>
          {reschedule.isError && (
            <Failure title="Failed to reschedule interview. Please try again.">
              {reschedule.error.message}
            </Failure>
          )}
          {times.isMissing && <Failure key={times.tries}>{SLOTS_REQUIRED}</Failure>}
          <DraftNotice draft={draft} />
          <TimesPicker
            title="New times"
            help="All times are IST. Please provide at least 2 times, up to 3."
            plan={plan}
            duration={duration}
            drafts={draft.drafts}
            faults={times.faults}
            onChange={draft.setTimes}
          />
          <SubmitFooter isSending={reschedule.isPending} onCancel={onClose} cancelLabel="Keep the time">
            Request new times
          </SubmitFooter>
        </div>
      </div>
    </form>
  );
}

function GivenUp({ interview: { startsAt, endsAt, rescheduleCount } }: { interview: CandidateInterview }) {
  return (
    <p className="muted num" style={{ marginBottom: 16 }}>
      {startsAt && endsAt && (
        <>
          Booked for{' '}
          <span className="strong">
            {formatDate(startsAt)}, {formatTimeRange(startsAt, endsAt)}
          </span>
          .{' '}
        </>
      )}
      The booked time is given up at once. {rescheduleCount} of {MAX_RESCHEDULES} reschedules used.
    </p>
  );
}
