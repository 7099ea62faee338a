import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { adminSettleHire } from '#contract/hires/admin-hires.ts';
import { type Hire, SettleHire } from '#contract/hires/hire.ts';
import type { DisputeSubject } from '#contract/labels/hires.ts';
import { refresh } from '#web/lib/api/query.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
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
  /** Says who else has it open. */
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

/** Settles the dispute; both sides see the outcome and the reason. */
export function SettleForm({ hire, onClose }: Omit<SettleProps, 'above'>) {
  const { form, draft, submit, failure, isPending } = useEndpointForm(SettleHire, adminSettleHire, {
    params: { id: hire.id },
    draftName: `settle-hire:${hire.id}`,
    defaultValues: { outcome: null as never, reason: '' },
    onSuccess: () => {
      notifications.show({ message: adminSettleHire.message });
      onClose();
    },
    onError: (error) => {
      if (error.status === 409) void refresh(adminSettleHire);
    },
  });
  const outcomes = [
    { value: 'STANDS', label: 'The hire stands' },
    { value: 'FALLS', label: FALLEN[hire.disputeOf ?? 'JOINING'] },
  ];
  return (
    <Form onSubmit={submit}>
      <FormFailure error={failure} />
      <HireFacts hire={hire} />
      <DraftNotice draft={draft} />
      <SelectField control={form.control} name="outcome" label="Outcome" data={outcomes} />
      <TextareaField
        control={form.control}
        name="reason"
        label="Reason"
        description="Both sides read this text."
      />
      <SubmitFooter isSending={isPending} onCancel={onClose}>
        Settle
      </SubmitFooter>
    </Form>
  );
}
