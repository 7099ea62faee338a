import { notifications } from '@mantine/notifications';
import { AcceptOffer, respondToOffer } from '#contract/offers/candidate-offers.ts';
import { payInWords } from '#contract/offers/comparison.ts';
import type { Offer } from '#contract/offers/offer.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { nonBreaking } from '#web/lib/format/non-breaking.ts';
import { useDraftForm } from '#web/lib/forms/draft-form.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

/** The typed full name is the signature. */
export function AcceptDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { company, job, annualSalary, joiningDate, version } = offer;
  const form = useZodForm(AcceptOffer, { defaultValues: { status: 'ACCEPTED', fullName: '' } });
  const draft = useDraftForm(form, `accept-offer:${offer.id}`);
  const respond = useEndpointMutation(respondToOffer, {
    onSuccess: () => {
      draft.forget();
      notifications.show({ message: 'Offer accepted' });
      onClose();
    },
    onError: (error) => applyServerErrors(form, error),
  });
  const submit = form.handleSubmit((body) => respond.mutate({ params: { id: offer.id }, body }));
  return (
    <Dialog opened onClose={onClose} title={`Accept ${company.name}’s offer`}>
      <Form onSubmit={submit}>
        <FormFailure error={respond.error} />
        <p>
          {job.title}, <span className="strong num">{nonBreaking(payInWords(annualSalary))}</span> a year,
          joining {formatDay(joiningDate)}.{version > 1 && ` This is version ${version}.`}
        </p>
        <p className="muted">
          {company.name} is told at once, and both sides can save the letter with the name and the time. You
          cannot undo this.
        </p>
        <DraftNotice draft={draft} />
        <TextField
          control={form.control}
          name="fullName"
          label="Full name"
          description="Type your full name to sign."
          autoComplete="name"
          data-autofocus
        />
        <SubmitFooter isSending={respond.isPending} onCancel={onClose} cancelLabel="Not yet">
          Accept offer
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
