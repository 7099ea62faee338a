import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { adminSettleHire } from '#contract/hires/admin-hires.ts';
import { type Hire, SettleHire } from '#contract/hires/hire.ts';
import type { DisputeSubject } from '#contract/labels/hires.ts';
import { refresh, useEndpointMutation } from '#web/lib/api/query.ts';
import { useDraftForm } from '#web/lib/forms/draft-form.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';
import { HireFacts } from './hire-facts.tsx';

const FALLEN: Readonly<Record<DisputeSubject, string>> = {
  JOINING: 'There was no hire',
  LEAVING: 'They left early',
  ABSENCE: 'They did not join',
};

interface SettleProps {
  hire: Hire;
  /** Who else is at it. */
  above?: ReactNode;
  onClose: () => void;
}

export function SettleDialog({ hire, above, onClose }: SettleProps) {
  return (
    <Dialog
      opened
      onClose={onClose}
      size={560}
      title={`Settle: ${hire.candidate.name}, ${hire.company.name}`}
    >
      {above}
      <SettleForm hire={hire} onClose={onClose} />
    </Dialog>
  );
}

/** Both sides read how it is settled, and why. */
export function SettleForm({ hire, onClose }: Omit<SettleProps, 'above'>) {
  const form = useZodForm(SettleHire, { defaultValues: { outcome: null as never, reason: '' } });
  const draft = useDraftForm(form, `settle-hire:${hire.id}`);
  const settle = useEndpointMutation(adminSettleHire, {
    onSuccess: () => {
      draft.forget();
      notifications.show({ message: adminSettleHire.message });
      onClose();
    },
    onError: (error) => {
      applyServerErrors(form, error);
      if (error.status === 409) void refresh(adminSettleHire);
    },
  });
  const submit = form.handleSubmit((body) => settle.mutate({ params: { id: hire.id }, body }));
  const outcomes = [
    { value: 'STANDS', label: 'The hire stands' },
    { value: 'FALLS', label: FALLEN[hire.disputeOf ?? 'JOINING'] },
  ];
  return (
    <Form onSubmit={submit}>
      <FormFailure error={settle.error} />
      <HireFacts hire={hire} />
      <DraftNotice draft={draft} />
      <SelectField control={form.control} name="outcome" label="Outcome" data={outcomes} />
      <TextareaField
        control={form.control}
        name="reason"
        label="Reason"
        description="Both sides read this text."
      />
      <SubmitFooter isSending={settle.isPending} onCancel={onClose}>
        Settle
      </SubmitFooter>
    </Form>
  );
}
