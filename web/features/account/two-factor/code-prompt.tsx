import { TwoFactorCode } from '#contract/auth/two-factor.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { Form, SubmitActions } from '#web/ui/fields/form-layout.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import classes from './two-factor.module.css';

interface CodePromptProps {
  label: string;
  submitLabel: string;
  danger?: boolean;
  call: {
    mutate: (input: { body: { code: string } }, options: { onError: (error: ApiError) => void }) => void;
    isPending: boolean;
  };
  onCancel: () => void;
}

/** Asks for a code before two-step sign-in is changed. */
export function CodePrompt({ label, submitLabel, danger = false, call, onCancel }: CodePromptProps) {
  const form = useZodForm(TwoFactorCode, { mode: 'onSubmit', defaultValues: { code: '' } });
  function refuse({ code, message, isRefusal }: ApiError): void {
    if (isRefusal && code !== 'PROOF_REQUIRED') form.resetField('code');
    form.setError('code', { type: 'server', message }, { shouldFocus: true });
  }
  return (
    <div className={classes.form}>
      <Form onSubmit={form.handleSubmit((body) => call.mutate({ body }, { onError: refuse }))}>
        <TextField
          control={form.control}
          name="code"
          label={label}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        <SubmitActions isSending={call.isPending} danger={danger} onCancel={onCancel}>
          {submitLabel}
        </SubmitActions>
      </Form>
    </div>
  );
}
