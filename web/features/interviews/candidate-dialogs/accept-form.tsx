import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import type { InterviewPlan } from '#contract/interviews/plan.ts';
import { AcceptInterview, respondToInterview } from '#contract/interviews/respond.ts';
import { MAX_SLOTS, SLOTS_REQUIRED } from '#contract/interviews/slots.ts';
import { Failure } from '#web/features/interviews/failure.tsx';
import { firstNameOf } from '#web/features/interviews/interview-words.ts';
import { faultsOf, isFilled, slotsOf } from '#web/features/interviews/slots/slot-drafts.ts';
import { TimesPicker } from '#web/features/interviews/times/times-picker.tsx';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { maxLengthOf } from '#web/lib/forms/max-length.ts';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import { KeptLine } from '#web/ui/fields/kept-line.tsx';
import { DialogFooter } from '#web/ui/overlays/dialog.tsx';
import classes from './answer-dialog.module.css';
import { useTimesDraft } from './times-draft.ts';
import { useFirstFocus } from './use-first-focus.ts';

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
  const [isTried, setTried] = useState(false);
  const respond = useEndpointMutation(respondToInterview, {
    onSuccess: (answer) => {
      draft.forget();
      onAccepted(answer);
    },
  });
  // Once tried, what is wrong is said until it is right.
  const faults = isTried ? faultsOf(draft.drafts, duration, new Date()) : new Map<string, string>();
  const root = useFirstFocus<HTMLFormElement>();
  const isProblem = isTried && !draft.drafts.some(isFilled);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = faultsOf(draft.drafts, duration, new Date());
    setTried(true);
    const availabilitySlots = slotsOf(draft.drafts);
    if (availabilitySlots.length === 0 || found.size > 0) return;
    const { message } = draft;
    respond.mutate({ body: { interviewId: id, status: 'ACCEPTED', message, availabilitySlots } });
  }

  return (
    <form ref={root} noValidate onSubmit={submit}>
      {isProblem && <Failure>{SLOTS_REQUIRED}</Failure>}
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
        faults={faults}
        onChange={draft.setTimes}
      />
      <Textarea
        className={classes.message ?? ''}
        label={<FieldLabel label="Message" optional />}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={maxLengthOf(AcceptInterview, 'message')}
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
