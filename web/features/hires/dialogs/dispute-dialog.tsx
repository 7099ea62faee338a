import { notifications } from '@mantine/notifications';
import { DisputeHire, type Hire } from '#contract/hires/hire.ts';
import type { HireSide } from '#contract/labels/hires.ts';
import { CALLS, subjectOf } from '#web/features/hires/calls.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

interface DisputeHireDialogProps {
  hire: Hire;
  side: HireSide;
  onClose: () => void;
}

/** Disputes what the other side reported, with a reason; an admin settles it. */
export function DisputeHireDialog({ hire, side, onClose }: DisputeHireDialogProps) {
  const of = subjectOf(hire.status);
  const { form, draft, submit, failure, isPending } = useEndpointForm(DisputeHire, CALLS[side].dispute, {
    params: { id: hire.id },
    draftName: `dispute-hire:${hire.id}:${of}`,
    defaultValues: { reason: '', of },
    onSuccess: () => {
      notifications.show({ message: CALLS[side].dispute.message });
      onClose();
    },
  });
  const other = side === 'CANDIDATE' ? hire.company.name : hire.candidate.name;
  return (
    <Dialog opened onClose={onClose} title={`Dispute what ${other} reported`}>
      <Form onSubmit={submit}>
        <FormFailure error={failure} />
        <p className="muted">An admin reads both sides and settles it. {other} reads the reason.</p>
        <DraftNotice draft={draft} />
        <TextareaField control={form.control} name="reason" label="What is not right?" data-autofocus />
        <SubmitFooter isSending={isPending} danger onCancel={onClose}>
          Send dispute
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
