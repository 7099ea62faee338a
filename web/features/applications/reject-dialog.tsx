import { Button } from '@mantine/core';
import { Rejection } from '#contract/applications/recruiter-applications.ts';
import { count } from '#web/lib/format.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { Message } from '#web/ui/display/message.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { Dialog, DialogFooter } from '#web/ui/overlays/dialog.tsx';

interface RejectDialogProps {
  /** Who; several for a bulk rejection. */
  names: string | number;
  onClose: () => void;
  onReject: (reason: string) => void;
  isRunning: boolean;
  error?: string | undefined;
}

/** Asks for the reason, which stays inside the company. */
export function RejectDialog({ names, onClose, onReject, isRunning, error }: RejectDialogProps) {
  const { control, handleSubmit } = useZodForm(Rejection, { defaultValues: { reason: '' } });
  const who = typeof names === 'number' ? count(names, 'candidate') : names;
  return (
    <Dialog opened onClose={onClose} title={`Reject ${who}?`}>
      <form noValidate onSubmit={handleSubmit(({ reason }) => onReject(reason))}>
        <div style={{ display: 'grid', gap: 14 }}>
          {error && <Message family="danger">{error}</Message>}
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
