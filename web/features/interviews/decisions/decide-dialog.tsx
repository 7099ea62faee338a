import { notifications } from '@mantine/notifications';
import { Decision, decideInterview, HOLD_DAYS } from '#contract/interviews/decide.ts';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { addDays } from '#contract/kit/days.ts';
import { INTERVIEW_OUTCOME_LABELS, INTERVIEW_OUTCOMES } from '#contract/labels/interviews.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { useKeptForm } from '#web/lib/forms/kept-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { KeptLine } from '#web/ui/fields/kept-line.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';
import { HoldField } from './hold-field.tsx';
import { type FollowUp, useFollowUp } from './use-follow-up.ts';

const outcomes = INTERVIEW_OUTCOMES.map((value) => ({ value, label: INTERVIEW_OUTCOME_LABELS[value] }));

interface DecideDialogProps {
  interview: RecruiterInterview;
  onNext: (kind: FollowUp) => void;
  onClose: () => void;
}

/** Decides anew about a candidate whose interview was judged: the hold is over, or somebody thinks again. */
export function DecideDialog({ interview, onNext, onClose }: DecideDialogProps) {
  const form = useZodForm(Decision, {
    defaultValues: { holdUntil: addDays(dayOf(new Date()), HOLD_DAYS) },
  });
  const draft = useKeptForm(form, `decide:${interview.id}`);
  const follow = useFollowUp(interview, { onNext, onClose });
  const decide = useEndpointMutation(decideInterview, {
    onSuccess: ({ outcome }) => {
      draft.forget();
      notifications.show({ message: decideInterview.message });
      follow(outcome);
    },
    onError: (error) => applyServerErrors(form, error),
  });
  const submit = form.handleSubmit((body) => decide.mutate({ params: { id: interview.id }, body }));
  return (
    <Dialog opened onClose={onClose} title={`Decide about ${interview.candidate.name}`}>
      <Form onSubmit={submit}>
        <FormFailure error={decide.error} />
        <KeptLine draft={draft} />
        {interview.feedback && <p className="muted">{interview.feedback}</p>}
        <SelectField control={form.control} name="outcome" label="Outcome" data={outcomes} data-autofocus />
        {form.watch('outcome') === 'HOLD' && <HoldField control={form.control} />}
        <SubmitFooter isSending={decide.isPending} onCancel={onClose}>
          Save decision
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
