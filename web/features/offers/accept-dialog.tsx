import { notifications } from '@mantine/notifications';
import { AcceptOffer, respondToOffer } from '#contract/offers/candidate-offers.ts';
import { payInWords } from '#contract/offers/comparison.ts';
import type { Offer } from '#contract/offers/offer.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { nonBreaking } from '#web/lib/format/non-breaking.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

/** The typed full name is the signature. */
export function AcceptDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { company, job, annualSalary, joiningDate, version } = offer;
  const { form, draft, submit, failure, isPending } = useEndpointForm(AcceptOffer, respondToOffer, {
    params: { id: offer.id },
    draftName: `accept-offer:${offer.id}`,
    defaultValues: { status: 'ACCEPTED', fullName: '' },
    onSuccess: () => {
      notifications.show({ message: 'Offer accepted' });
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={`Accept ${company.name}’s offer`}>
      <Form onSubmit={submit}>
        <FormFailure error={failure} />
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
        <SubmitFooter isSending={isPending} onCancel={onClose} cancelLabel="Not yet">
          Accept offer
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
