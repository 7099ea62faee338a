import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useNavigate } from 'react-router';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { completeRecruiterInterview } from '#contract/interviews/recruiter.ts';
import { INTERVIEW_OUTCOME_LABELS, INTERVIEW_OUTCOMES } from '#contract/labels/interviews.ts';
import { offerPathOf } from '#web/features/interviews/interview-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { useKeptForm } from '#web/lib/forms/kept-form.ts';
import { FailureMessage } from '#web/ui/display/failure-message.tsx';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { KeptLine } from '#web/ui/fields/kept-line.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { Dialog, DialogFooter } from '#web/ui/overlays/dialog.tsx';

const outcomes = INTERVIEW_OUTCOMES.map((value) => ({ value, label: INTERVIEW_OUTCOME_LABELS[value] }));

interface OutcomeDialogProps {
  interview: RecruiterInterview;
  onClose: () => void;
}

/** How an interview went: for the company alone. */
export function OutcomeDialog({ interview, onClose }: OutcomeDialogProps) {
  const form = useZodForm(completeRecruiterInterview.body, { defaultValues: { feedback: '' } });
  const draft = useKeptForm(form, `outcome:${interview.id}`);
  const navigate = useNavigate();
  const complete = useEndpointMutation(completeRecruiterInterview, {
    onSuccess: ({ outcome }) => {
      draft.forget();
      notifications.show({ message: completeRecruiterInterview.message });
      // What was decided is done next.
      if (outcome === 'OFFER') void navigate(offerPathOf(interview), { replace: true });
      else onClose();
    },
    onError: (error) => applyServerErrors(form, error),
  });
  const submit = form.handleSubmit((body) => complete.mutate({ params: { id: interview.id }, body }));
  return (
    <Dialog opened onClose={onClose} title={`How did it go with ${interview.candidate.name}?`}>
      <Form onSubmit={submit}>
        {complete.error?.errors.length === 0 && <FailureMessage>{complete.error.message}</FailureMessage>}
        <KeptLine draft={draft} />
        <SelectField control={form.control} name="outcome" label="Outcome" data={outcomes} />
        <TextareaField
          control={form.control}
          name="feedback"
          label="Feedback"
          description="For your colleagues. The candidate does not see it."
        />
        <DialogFooter>
          <Button type="submit" loading={complete.isPending}>
            Save feedback
          </Button>
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
