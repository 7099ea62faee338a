import { notifications } from '@mantine/notifications';
import { type Offer, WithdrawOffer } from '#contract/offers/offer.ts';
import { withdrawOffer } from '#contract/offers/recruiter-offers.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

/** Withdraws an offer; the candidate sees the reason. */
export function WithdrawDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { form, draft, submit, failure, isPending } = useEndpointForm(WithdrawOffer, withdrawOffer, {
    params: { id: offer.id },
    draftName: `withdraw-offer:${offer.id}`,
    defaultValues: { reason: '' },
    onSuccess: () => {
      notifications.show({ message: withdrawOffer.message });
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title="Withdraw this offer?">
      <Form onSubmit={submit}>
        <FormFailure error={failure} />
        <p className="muted">{offer.candidate.name} is told at once, with the reason.</p>
        <DraftNotice draft={draft} />
        <TextareaField control={form.control} name="reason" label="Reason" data-autofocus />
        <SubmitFooter isSending={isPending} danger onCancel={onClose}>
          Withdraw offer
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
