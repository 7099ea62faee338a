import { Button, Select, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { listActiveInterviews } from '#contract/interviews/candidate.ts';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { rescheduleInterview } from '#contract/interviews/respond.ts';
import { SLOTS_REQUIRED } from '#contract/interviews/slots.ts';
import { MAX_RESCHEDULES } from '#contract/interviews/transitions.ts';
import { OTHER_REASON, RESCHEDULE_REASONS, RescheduleReason } from '#contract/lists/reasons.ts';
import { Failure } from '#web/features/interviews/failure.tsx';
import { NO_REASON, type Reason, reasonText } from '#web/features/interviews/reason-choice.tsx';
import {
  conflictOf,
  faultsOf,
  isFilled,
  newDrafts,
  slotsOf,
} from '#web/features/interviews/slots/slot-drafts.ts';
import { SlotFields } from '#web/features/interviews/slots/slot-fields.tsx';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { maxLengthOf } from '#web/lib/forms/max-length.ts';
import { Message } from '#web/ui/display/message.tsx';
import { Dialog, DialogFooter } from '#web/ui/overlays/dialog.tsx';
import classes from './accept-dialog.module.css';

const ROWS_AT_FIRST = 2;

interface RescheduleDialogProps {
  interview: CandidateInterview;
  onClose: () => void;
}

/** Gives up the booked time and offers new ones. */
export function RescheduleDialog({ interview, onClose }: RescheduleDialogProps) {
  const [reason, setReason] = useState(NO_REASON);
  const [drafts, setDrafts] = useState(() => newDrafts(ROWS_AT_FIRST));
  const [reasonFault, setReasonFault] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const active = useEndpoint(listActiveInterviews, {}).data ?? [];
  const isEmpty = !drafts.some(isFilled);
  const booked = active.filter(({ id }) => id !== interview.id);
  const reschedule = useEndpointMutation(rescheduleInterview, {
    onSuccess: () => {
      notifications.show({ message: rescheduleInterview.message });
      onClose();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = RescheduleReason.safeParse(reasonText(reason));
    const found = faultsOf(drafts, interview.duration, new Date());
    setReasonFault(checked.success ? null : (checked.error.issues[0]?.message ?? null));
    setFaults(found);
    setTried(true);
    if (!checked.success || isEmpty || found.size > 0) return;
    const newAvailabilitySlots = slotsOf(drafts);
    reschedule.mutate({ body: { interviewId: interview.id, reason: checked.data, newAvailabilitySlots } });
  }

  return (
    <Dialog opened onClose={onClose} title="Ask for another time" size={640}>
      <form noValidate onSubmit={submit}>
        {reschedule.isError && (
          <Failure title="Failed to reschedule interview. Please try again.">
            {reschedule.error.message}
          </Failure>
        )}
        <p className="muted" style={{ marginBottom: 16 }}>
          {interview.jobRole.title}, {interview.company.name}. The booked time is given up at once.{' '}
          {interview.rescheduleCount} of {MAX_RESCHEDULES} reschedules used.
        </p>
        <ReasonFields value={reason} onChange={setReason} fault={reasonFault} />
        <div className={classes.top} style={{ marginTop: 18 }}>
          <h3>New times</h3>
        </div>
        <p className={classes.help}>All times are IST. Please provide at least 2 times, up to 3.</p>
        {isTried && isEmpty && (
          <div style={{ marginBottom: 12 }}>
            <Message family="danger">{SLOTS_REQUIRED}</Message>
          </div>
        )}
        <SlotFields
          drafts={drafts}
          onChange={setDrafts}
          duration={interview.duration}
          faults={faults}
          conflictOf={(draft) => conflictOf(draft, booked)}
        />
        <DialogFooter>
          <Button type="submit" loading={reschedule.isPending}>
            Request new times
          </Button>
          <Button variant="subtle" onClick={onClose}>
            Keep the time
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

interface ReasonFieldsProps {
  value: Reason;
  onChange: (reason: Reason) => void;
  fault: string | null;
}

function ReasonFields({ value, onChange, fault }: ReasonFieldsProps) {
  const isOther = value.choice === OTHER_REASON;
  return (
    <>
      <Select
        label="Reason"
        data={RESCHEDULE_REASONS}
        value={value.choice}
        onChange={(choice) => onChange({ ...value, choice })}
        error={isOther ? null : fault}
      />
      {isOther && (
        <Textarea
          mt={12}
          label="Your reason"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={maxLengthOf(rescheduleInterview.body, 'reason')}
          value={value.words}
          error={fault}
          onChange={(event) => onChange({ ...value, words: event.currentTarget.value })}
        />
      )}
    </>
  );
}
