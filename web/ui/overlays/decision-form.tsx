import { Button } from '@mantine/core';
import type { FormEventHandler } from 'react';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { FailureMessage } from '#web/ui/display/failure-message.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { KeptLine } from '#web/ui/fields/kept-line.tsx';
import { RadioCardsField } from '#web/ui/fields/radio-cards.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { DialogFooter } from './dialog.tsx';

interface DecisionFormProps<T extends FieldValues> {
  decision: {
    // biome-ignore lint/suspicious/noExplicitAny: the parsed type of the form does not matter to a field.
    form: { control: Control<T, any, any> };
    draft: Parameters<typeof KeptLine>[0]['draft'];
    sending: { isPending: boolean; error: { message: string; errors: readonly unknown[] } | null };
    submit: FormEventHandler;
  };
  choice: { name: Path<T>; label: string; options: readonly { value: string; label: string }[] };
  /** Left out where the choice needs none. */
  reason?: { name: Path<T>; label: string; description: string; limit: number } | undefined;
  submitLabel: string;
  onClose: () => void;
}

/** The end of a dialog in which something is decided: what, why, and the buttons. */
export function DecisionForm<T extends FieldValues>({ decision, choice, ...props }: DecisionFormProps<T>) {
  const { form, draft, sending, submit } = decision;
  const { reason, submitLabel, onClose } = props;
  return (
    <Form onSubmit={submit}>
      {sending.error?.errors.length === 0 && <FailureMessage>{sending.error.message}</FailureMessage>}
      <KeptLine draft={draft} />
      <RadioCardsField control={form.control} {...choice} />
      {reason && <TextareaField control={form.control} {...reason} />}
      <DialogFooter>
        <Button type="submit" loading={sending.isPending}>
          {submitLabel}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
      </DialogFooter>
    </Form>
  );
}
