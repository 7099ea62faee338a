import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { HOLD_DAYS, LONGEST_HOLD_DAYS } from '#contract/interviews/decide.ts';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { pathOfAct } from '#contract/interviews/next-act.ts';
import { completeRecruiterInterview, FeedbackInput } from '#contract/interviews/recruiter.ts';
import { getScorecards } from '#contract/interviews/scorecards.ts';
import { addDays } from '#contract/kit/days.ts';
import {
  INTERVIEW_OUTCOME_LABELS,
  INTERVIEW_OUTCOMES,
  type InterviewOutcome,
  VERDICT_REQUIRED,
} from '#contract/labels/interviews.ts';
import { firstNameOf } from '#web/features/interviews/interview-words.ts';
import { NothingLeft, useNothingLeft } from '#web/features/interviews/nothing-left.tsx';
import { RatingsField, ShareField, VerdictField } from '#web/features/interviews/scorecard-fields.tsx';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { useDraftForm } from '#web/lib/forms/draft-form.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { CloseFooter, Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

/** The day to decide about a candidate on hold; a reminder is sent that morning. */
export function HoldField<T extends FieldValues>({ control }: { control: Control<T> }) {
  const today = dayOf(new Date());
  return (
    <DateField
      control={control}
      name={'holdUntil' as Path<T>}
      label="On hold until"
      description="You are reminded at 9 in the morning of that day."
      minDate={addDays(today, 1)}
      maxDate={addDays(today, LONGEST_HOLD_DAYS)}
    />
  );
}

export type FollowUp = 'next-round' | 'reject';

interface Ways {
  onNext: (kind: FollowUp) => void;
  onClose: () => void;
}

/** Opens the next step after the decision. */
export function useFollowUp(interview: RecruiterInterview, { onNext, onClose }: Ways) {
  const navigate = useNavigate();
  return (outcome: InterviewOutcome | null) => {
    if (outcome === 'OFFER') void navigate(pathOfAct('MAKE_OFFER', interview), { replace: true });
    else if (outcome === 'ADVANCE') onNext('next-round');
    else if (outcome === 'REJECT') onNext('reject');
    else onClose();
  };
}

const outcomes = INTERVIEW_OUTCOMES.map((value) => ({ value, label: INTERVIEW_OUTCOME_LABELS[value] }));

interface OutcomeDialogProps {
  interview: RecruiterInterview;
  onNext: (kind: FollowUp) => void;
  onClose: () => void;
}

/**
 * The outcome of an interview and what follows from it. A link may be older than the
 * decision or a cancellation.
 */
export function OutcomeDialog(props: OutcomeDialogProps) {
  const { interview, onClose } = props;
  // A decision made meanwhile does not close the form with its input: the server says that it is too late.
  const [outcome] = useState(interview.outcome);
  const isEnded = useNothingLeft(interview);
  const title = `How did it go with ${interview.candidate.name}?`;
  if (isEnded) return <NothingLeft title={title} interview={interview} onClose={onClose} />;
  if (!outcome) return <OutcomeForm {...props} />;
  return (
    <Dialog opened onClose={onClose} title={title} size={560}>
      <p>This interview is decided already: {INTERVIEW_OUTCOME_LABELS[outcome]}.</p>
      <CloseFooter onClose={onClose} />
    </Dialog>
  );
}

function OutcomeForm({ interview, onNext, onClose }: OutcomeDialogProps) {
  const form = useZodForm(FeedbackInput, {
    defaultValues: {
      feedback: '',
      ratings: [],
      isShared: false,
      holdUntil: addDays(dayOf(new Date()), HOLD_DAYS),
    },
  });
  const draft = useDraftForm(form, `outcome:${interview.id}`);
  const follow = useFollowUp(interview, { onNext, onClose });
  const complete = useEndpointMutation(completeRecruiterInterview, {
    onSuccess: ({ outcome }) => {
      draft.forget();
      notifications.show({ message: completeRecruiterInterview.message });
      follow(outcome);
    },
    onError: (error) => applyServerErrors(form, error),
  });
  const cards = useEndpoint(getScorecards, { params: { id: interview.id } });
  // A member who has already sent a scorecard only decides.
  const hasCard = cards.data?.maySend === false;
  const asksCard = !hasCard && !cards.isPending;
  const lacksVerdict = () => !hasCard && !form.getValues('verdict');
  const askVerdict = () => form.setError('verdict', { message: VERDICT_REQUIRED }, { shouldFocus: true });
  const submit = form.handleSubmit(
    (body) => (lacksVerdict() ? askVerdict() : complete.mutate({ params: { id: interview.id }, body })),
    () => lacksVerdict() && askVerdict(),
  );
  return (
    <Dialog opened onClose={onClose} title={`How did it go with ${interview.candidate.name}?`} size={560}>
      <Form onSubmit={submit}>
        <FormFailure error={complete.error} />
        <DraftNotice draft={draft} />
        {cards.isPending && <LoadingText lines={4} />}
        {asksCard && (
          <>
            <VerdictField control={form.control} />
            <RatingsField control={form.control} criteria={cards.data?.criteria ?? []} />
          </>
        )}
        <SelectField control={form.control} name="outcome" label="Outcome" data={outcomes} />
        {form.watch('outcome') === 'HOLD' && <HoldField control={form.control} />}
        <TextareaField
          control={form.control}
          name="feedback"
          label="Feedback"
          description="For your colleagues, who read it once they have sent a scorecard of their own."
        />
        {asksCard && <ShareField control={form.control} name={firstNameOf(interview.candidate)} />}
        <SubmitFooter isSending={complete.isPending} onCancel={onClose}>
          Save feedback
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
