import { Button } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import type { InterviewPlan } from '#contract/interviews/plan.ts';
import { AcceptInterview, respondToInterview } from '#contract/interviews/respond.ts';
import { MAX_SLOTS, SLOTS_REQUIRED } from '#contract/interviews/slots.ts';
import { Failure } from '#web/features/interviews/failure.tsx';
import { firstNameOf } from '#web/features/interviews/interview-words.ts';
import { slotsOf } from '#web/features/interviews/slots/slot-drafts.ts';
import { TimesPicker } from '#web/features/interviews/times/times-picker.tsx';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { maxLengthOf } from '#web/lib/forms/max-length.ts';
import { CountedTextarea, lengthFault } from '#web/ui/fields/counted-textarea.tsx';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import { KeptLine } from '#web/ui/fields/kept-line.tsx';
import { DialogFooter } from '#web/ui/overlays/dialog.tsx';
import classes from './answer-dialog.module.css';
import { useTimesDraft } from './times-draft.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useTimesCheck } from './use-times-check.ts';

const MESSAGE_MAX = maxLengthOf(AcceptInterview, 'message');

interface AcceptFormProps {
  interview: CandidateInterview;
  plan: InterviewPlan | undefined;
  onAccepted: (interview: CandidateInterview) => void;
  onClose: () => void;
  onDeclineInstead: () => void;
}

/** Times and a message; what is entered stays until it is sent, whatever happens to the page. */
export function AcceptForm({ interview, plan, onAccepted, onClose, onDeclineInstead }: AcceptFormProps) {
  const { id, duration, respondByDate: until } = interview;
  const draft = useTimesDraft({ name: `accept:${id}`, rows: MAX_SLOTS, until });
  const { check, ...times } = useTimesCheck(draft.drafts, duration);
  const respond = useEndpointMutation(respondToInterview, {
    onSuccess: (answer) => {
      draft.forget();
      onAccepted(answer);
    },
  });
  const box = useRef<HTMLTextAreaElement>(null);
  const root = useFirstFocus<HTMLFormElement>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    const { message } = draft;
    if (lengthFault(message, MESSAGE_MAX)) return box.current?.focus();
    const availabilitySlots = slotsOf(draft.drafts);
    respond.mutate({ body: { interviewId: id, status: 'ACCEPTED', message, availabilitySlots } });
  }

  return (
    <form ref={root} noValidate onSubmit={submit}>
      {times.isMissing && <Failure key={times.tries}>{SLOTS_REQUIRED}</Failure>}
      {respond.isError && (
        <Failure title="Failed to submit response. Please try again.">{respond.error.message}</Failure>
      )}
      <KeptLine draft={draft} />
      <TimesPicker
        title="Offer three times"
        help={`All times are IST. ${firstNameOf(interview.recruiter)} picks one and you both get the meeting link. One time is enough to accept; three gets a quicker answer.`}
        plan={plan}
        duration={duration}
        drafts={draft.drafts}
        faults={times.faults}
        onChange={draft.setTimes}
      />
      <CountedTextarea
        ref={box}
        className={classes.message ?? ''}
        label={<FieldLabel label="Message" optional />}
        minRows={2}
        maxRows={8}
        limit={MESSAGE_MAX}
        isQuiet
        value={draft.message}
        onChange={(event) => draft.set({ message: event.currentTarget.value })}
      />
      <DialogFooter>
        <Button type="submit" loading={respond.isPending}>
          Accept and send times
        </Button>
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
        <Button className="desktop-only" variant="default" ml="auto" onClick={onDeclineInstead}>
          Decline instead
        </Button>
      </DialogFooter>
    </form>
  );
}
