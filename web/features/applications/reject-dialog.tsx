import { Button } from '@mantine/core';
import { Rejection } from '#contract/applications/recruiter-applications.ts';
import { count } from '#web/lib/format.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { useKeptForm } from '#web/lib/forms/kept-form.ts';
import { FailureMessage } from '#web/ui/display/failure-message.tsx';
import { KeptLine } from '#web/ui/fields/kept-line.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { Dialog, DialogFooter } from '#web/ui/overlays/dialog.tsx';

interface RejectDialogProps {
  /** Under this name the reason is kept until the rejection is made, which forgets it. */
  draftName: string;
  /** Who; several for a bulk rejection. */
  names: string | number;
  onClose: () => void;
  onReject: (reason: string) => void;
  isRunning: boolean;
  error?: string | undefined;
}

/** Asks for the reason, which stays inside the company. */
export function RejectDialog({ draftName, names, onClose, onReject, isRunning, error }: RejectDialogProps) {
  const form = useZodForm(Rejection, { defaultValues: { reason: '' } });
  const { control, handleSubmit } = form;
  const draft = useKeptForm(form, draftName);
  const who = typeof names === 'number' ? count(names, 'candidate') : names;
  return (
    <Dialog opened onClose={onClose} title={`Reject ${who}?`}>
      <form noValidate onSubmit={handleSubmit(({ reason }) => onReject(reason))}>
        <div style={{ display: 'grid', gap: 14 }}>
          {error && <FailureMessage>{error}</FailureMessage>}
          <KeptLine draft={draft} />
          <TextareaField
            control={control}
            name="reason"
            label="Reason"
            description="For your colleagues. The candidate only reads “Not selected”."
            data-autofocus
          />
        </div>
        <DialogFooter>
          <Button type="submit" color="brick" loading={isRunning}>
            Reject
          </Button>
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
