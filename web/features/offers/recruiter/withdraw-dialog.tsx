import { notifications } from '@mantine/notifications';
import { type Offer, WithdrawOffer } from '#contract/offers/offer.ts';
import { withdrawOffer } from '#contract/offers/recruiter-offers.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { useDraftForm } from '#web/lib/forms/draft-form.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

/** Takes an offer back; the candidate reads why. */
export function WithdrawDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const form = useZodForm(WithdrawOffer, { defaultValues: { reason: '' } });
  const draft = useDraftForm(form, `withdraw-offer:${offer.id}`);
  const withdraw = useEndpointMutation(withdrawOffer, {
    onSuccess: () => {
      draft.forget();
      notifications.show({ message: withdrawOffer.message });
      onClose();
    },
    onError: (error) => applyServerErrors(form, error),
  });
  const submit = form.handleSubmit((body) => withdraw.mutate({ params: { id: offer.id }, body }));
  return (
    <Dialog opened onClose={onClose} title="Withdraw this offer?">
      <Form onSubmit={submit}>
        <FormFailure error={withdraw.error} />
        <p className="muted">{offer.candidate.name} is told at once, with the reason.</p>
        <DraftNotice draft={draft} />
        <TextareaField control={form.control} name="reason" label="Reason" data-autofocus />
        <SubmitFooter isSending={withdraw.isPending} danger onCancel={onClose}>
          Withdraw offer
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
