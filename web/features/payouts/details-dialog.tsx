import { notifications } from '@mantine/notifications';
import { PAYOUT_METHOD_LABELS, PAYOUT_METHODS } from '#contract/labels/payouts.ts';
import { type MaskedDetails, PayoutDetailsInput } from '#contract/payouts/details.ts';
import { PAYOUT_DETAILS_SAVED, savePayoutDetails } from '#contract/payouts/own.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { RadioCardsField } from '#web/ui/fields/radio-cards.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

const METHODS = PAYOUT_METHODS.map((value) => ({ value, label: PAYOUT_METHOD_LABELS[value] }));

interface DetailsDialogProps {
  details: MaskedDetails | null;
  onClose: () => void;
}

/** Full account numbers are typed here and never shown again; no draft is stored in the browser. */
export function DetailsDialog({ details, onClose }: DetailsDialogProps) {
  const { form, submit, failure, isPending } = useEndpointForm(PayoutDetailsInput, savePayoutDetails, {
    defaultValues: {
      legalName: details?.legalName ?? '',
      pan: '',
      method: details?.method ?? 'BANK',
      accountNumber: '',
      ifsc: details?.ifsc ?? '',
      upiId: '',
    },
    onSuccess: () => {
      notifications.show({ message: PAYOUT_DETAILS_SAVED });
      onClose();
    },
  });
  const { control } = form;
  const method = form.watch('method');
  return (
    <Dialog opened onClose={onClose} size={560} title="Payout details">
      <Form onSubmit={submit}>
        <FormFailure error={failure} />
        <TextField
          control={control}
          name="legalName"
          label="Name"
          description="As your bank has it."
          autoComplete="name"
          data-autofocus
        />
        <TextField
          control={control}
          name="pan"
          label="PAN"
          optional
          description={
            details?.pan
              ? `Leave empty to keep ${details.pan}.`
              : 'Without it tax is withheld at the higher rate.'
          }
          autoComplete="off"
        />
        <RadioCardsField control={control} name="method" label="How you are paid" options={METHODS} />
        {method === 'UPI' ? (
          <TextField
            control={control}
            name="upiId"
            label="UPI ID"
            placeholder="name@bank"
            autoComplete="off"
          />
        ) : (
          <>
            <TextField
              control={control}
              name="accountNumber"
              label="Account number"
              inputMode="numeric"
              autoComplete="off"
            />
            <TextField
              control={control}
              name="ifsc"
              label="IFSC"
              placeholder="HDFC0001234"
              autoComplete="off"
            />
          </>
        )}
        <SubmitFooter isSending={isPending} onCancel={onClose}>
          {details ? 'Save changes' : 'Save'}
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
