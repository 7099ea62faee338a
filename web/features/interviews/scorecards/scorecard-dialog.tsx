import { notifications } from '@mantine/notifications';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { getScorecards, NOTES_MAX, ScorecardInput, sendScorecard } from '#contract/interviews/scorecards.ts';
import { firstNameOf } from '#web/features/interviews/interview-words.ts';
import { NothingLeft, useNothingLeft } from '#web/features/interviews/nothing-left.tsx';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { useKeptForm } from '#web/lib/forms/kept-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { KeptLine } from '#web/ui/fields/kept-line.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';
import { RatingsField, ShareField, VerdictField } from './scorecard-fields.tsx';

interface ScorecardDialogProps {
  interview: RecruiterInterview;
  onClose: () => void;
}

/** What one more interviewer thinks of a candidate; a link may be older than the end of the interview. */
export function ScorecardDialog({ interview, onClose }: ScorecardDialogProps) {
  const isEnded = useNothingLeft(interview);
  const title = `Scorecard: ${interview.candidate.name}`;
  if (isEnded) return <NothingLeft title={title} interview={interview} onClose={onClose} />;
  return <ScorecardForm title={title} interview={interview} onClose={onClose} />;
}

function ScorecardForm({ title, interview, onClose }: ScorecardDialogProps & { title: string }) {
  const { id, candidate } = interview;
  const cards = useEndpoint(getScorecards, { params: { id } });
  const form = useZodForm(ScorecardInput, { defaultValues: { notes: '', ratings: [], isShared: false } });
  const draft = useKeptForm(form, `scorecard:${id}`);
  const send = useEndpointMutation(sendScorecard, {
    onSuccess: () => {
      draft.forget();
      notifications.show({ message: sendScorecard.message });
      onClose();
    },
    onError: (error) => applyServerErrors(form, error),
  });
  return (
    <Dialog opened onClose={onClose} title={title} size={560}>
      <Form onSubmit={form.handleSubmit((body) => send.mutate({ params: { id }, body }))}>
        <FormFailure error={send.error} />
        <KeptLine draft={draft} />
        <VerdictField control={form.control} />
        <RatingsField control={form.control} criteria={cards.data?.criteria ?? []} />
        <TextareaField control={form.control} name="notes" label="Notes" limit={NOTES_MAX} />
        <ShareField control={form.control} name={firstNameOf(candidate)} />
        <SubmitFooter isSending={send.isPending} onCancel={onClose}>
          Send scorecard
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
