import type { FormEventHandler } from 'react';
import type { Control, FieldValues, Path } from 'react-hook-form';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { RadioCardsField } from '#web/ui/fields/radio-cards.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { SubmitFooter } from './submit-footer.tsx';

interface DecisionFormProps<T extends FieldValues> {
  decision: {
    // biome-ignore lint/suspicious/noExplicitAny: the parsed type of the form does not matter to a field.
    form: { control: Control<T, any, any> };
    draft: Parameters<typeof DraftNotice>[0]['draft'];
    failure: ApiError | null;
    isPending: boolean;
    submit: FormEventHandler;
  };
  choice: { name: Path<T>; label: string; options: readonly { value: string; label: string }[] };
  /** Absent if the choice needs none. */
  reason?: { name: Path<T>; label: string; description: string; limit: number } | undefined;
  submitLabel: string;
  onClose: () => void;
}

/** The end of a dialog with a decision: the choice, the reason, and the buttons. */
export function DecisionForm<T extends FieldValues>({ decision, choice, ...props }: DecisionFormProps<T>) {
  const { form, draft, failure, isPending, submit } = decision;
  const { reason, submitLabel, onClose } = props;
  return (
    <Form onSubmit={submit}>
      <FormFailure error={failure} />
      <DraftNotice draft={draft} />
      <RadioCardsField control={form.control} {...choice} />
      {reason && <TextareaField control={form.control} {...reason} />}
      <SubmitFooter isSending={isPending} onCancel={onClose}>
        {submitLabel}
      </SubmitFooter>
    </Form>
  );
}
