import { notifications } from '@mantine/notifications';
import { RecordHire } from '#contract/hires/hire.ts';
import { recordHire } from '#contract/hires/recruiter-hires.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { MoneyField } from '#web/ui/fields/number-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

interface RecordDialogProps {
  applicationId: string;
  name: string;
  terms: { annualSalary: number; joiningDate: string };
  onClose: () => void;
}

/** Records that somebody has joined, by default at the agreed salary. */
export function RecordDialog({ applicationId, name, terms, onClose }: RecordDialogProps) {
  const today = dayOf(new Date());
  const joinedOn = terms.joiningDate <= today ? terms.joiningDate : '';
  const { form, draft, submit, failure, isPending } = useEndpointForm(RecordHire, recordHire, {
    params: { id: applicationId },
    draftName: `record-joining:${applicationId}`,
    defaultValues: { joinedOn, annualSalary: terms.annualSalary },
    onSuccess: () => {
      notifications.show({ message: recordHire.message });
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={`Record that ${name} joined`}>
      <Form onSubmit={submit}>
        <FormFailure error={failure} />
        <p className="muted">
          {name} confirms or disputes it within seven days. Silence confirms it. The invoice and the first 90
          days run from the first day.
        </p>
        <DraftNotice draft={draft} />
        <DateField control={form.control} name="joinedOn" label="First day" maxDate={today} />
        <MoneyField
          control={form.control}
          name="annualSalary"
          label="Annual salary"
          description="In all, the first year."
        />
        <SubmitFooter isSending={isPending} onCancel={onClose}>
          Record joining
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
