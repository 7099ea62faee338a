import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { RejectionInput, type SuspensionInput } from '#contract/companies/recruiter-review.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { useKeptForm } from '#web/lib/forms/kept-form.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { KeptLine } from '#web/ui/fields/kept-line.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import classes from './review-modal.module.css';

interface ReasonFormProps {
  /** The name under which the reason is stored until the decision is made. */
  draftName: string;
  schema?: typeof RejectionInput | typeof SuspensionInput;
  label: string;
  description?: string;
  submitLabel: string;
  onSubmit: (reason: string) => void;
  onBack: () => void;
  isRunning: boolean;
  error?: string | undefined;
}

/** The last step before a rejection or suspension: the reason. */
export function ReasonForm({ schema = RejectionInput, label, description, ...props }: ReasonFormProps) {
  const form = useZodForm(schema, {
    defaultValues: { reason: '' },
    // Validated on submit: on blur, the error would move "Back" from under the pointer.
    mode: 'onSubmit',
  });
  const { control, handleSubmit, setFocus } = form;
  const draft = useKeptForm(form, props.draftName);
  useEffect(() => setFocus('reason'), [setFocus]);
  return (
    <form
      noValidate
      className={classes.reason}
      onSubmit={handleSubmit(({ reason }) => props.onSubmit(reason))}
    >
      {props.error && <FailureMessage>{props.error}</FailureMessage>}
      <KeptLine draft={draft} />
      <TextareaField
        control={control}
        name="reason"
        label={label}
        description={description}
        minRows={2}
        maxRows={6}
      />
      <div className={classes.buttons}>
        <Button type="submit" color="brick" loading={props.isRunning}>
          {props.submitLabel}
        </Button>
        <Button variant="subtle" onClick={props.onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
