import { notifications } from '@mantine/notifications';
import { type Hire, ReportLeaving } from '#contract/hires/hire.ts';
import { type HireSide, LEAVE_CAUSE_LABELS, LEAVE_CAUSES } from '#contract/labels/hires.ts';
import { CALLS } from '#web/features/hires/calls.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

interface LeavingDialogProps {
  hire: Hire;
  side: HireSide;
  onClose: () => void;
}

const CAUSES = LEAVE_CAUSES.map((value) => ({ value, label: LEAVE_CAUSE_LABELS[value] }));

/** Reports that somebody left within the first 90 days; the other side responds. */
export function LeavingDialog({ hire, side, onClose }: LeavingDialogProps) {
  const { form, draft, submit, failure, isPending } = useEndpointForm(ReportLeaving, CALLS[side].leave, {
    params: { id: hire.id },
    draftName: `leaving:${hire.id}`,
    defaultValues: { leftOn: '', cause: null as never },
    onSuccess: () => {
      notifications.show({ message: CALLS[side].leave.message });
      onClose();
    },
  });
  const isMine = side === 'CANDIDATE';
  const other = isMine ? hire.company.name : hire.candidate.name;
  const today = dayOf(new Date());
  return (
    <Dialog
      opened
      onClose={onClose}
      title={isMine ? `Report that you left ${hire.company.name}` : `Report that ${hire.candidate.name} left`}
    >
      <Form onSubmit={submit}>
        <FormFailure error={failure} />
        <p className="muted">{other} confirms or disputes it within seven days. Silence confirms it.</p>
        <DraftNotice draft={draft} />
        <DateField
          control={form.control}
          name="leftOn"
          label="Last day"
          minDate={hire.joinedOn}
          maxDate={hire.guaranteedUntil < today ? hire.guaranteedUntil : today}
        />
        <SelectField control={form.control} name="cause" label="Cause" data={CAUSES} />
        <SubmitFooter isSending={isPending} onCancel={onClose}>
          Report leaving
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
