import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { RejectionInput, type SuspensionInput } from '#contract/companies/recruiter-review.ts';
import { useDraftForm } from '#web/lib/forms/draft-form.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
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
  const draft = useDraftForm(form, props.draftName);
  useEffect(() => setFocus('reason'), [setFocus]);
  return (
    <form
      noValidate
      className={classes.reason}
      onSubmit={handleSubmit(({ reason }) => props.onSubmit(reason))}
    >
      {props.error && <FailureMessage>{props.error}</FailureMessage>}
      <DraftNotice draft={draft} />
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
