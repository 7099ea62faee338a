import { Button } from '@mantine/core';
import { useState } from 'react';
import { signUpAffiliate } from '#contract/auth/sign-up-kinds.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { beginSession } from '#web/lib/api/begin-session.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { referralTrace } from '#web/lib/referral.ts';
import { Message } from '#web/ui/display/message.tsx';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { AffiliateForm, EMPTY_AFFILIATE, toAffiliateSignUp } from './affiliate-form.ts';
import { AffiliateGroups } from './affiliate-groups.tsx';
import classes from './affiliate-sign-up-form.module.css';
import { ApplicationRecorded } from './application-recorded.tsx';

/** An account of the affiliate programme with the application for it; the applicant is signed in at once. */
export function AffiliateSignUpForm() {
  const [isRecorded, setRecorded] = useState(false);
  const form = useZodForm(AffiliateForm, { defaultValues: EMPTY_AFFILIATE, shouldFocusError: false });
  const { mutate, isPending, error } = useEndpointMutation(signUpAffiliate, {
    onSuccess(bundle) {
      beginSession(bundle);
      setRecorded(true);
    },
    onError(refusal) {
      applyServerErrors(form, refusal);
      if (refusal.code === 'EMAIL_TAKEN') {
        form.setError('email', { message: refusal.message }, { shouldFocus: true });
      }
    },
  });
  if (isRecorded) return <ApplicationRecorded />;

  const { errors, submitCount } = form.formState;
  const isRefused = error !== null && Object.keys(errors).length === 0;
  return (
    <div className={classes.application}>
      <ErrorSummary errors={errors} submitCount={submitCount} />
      {isRefused && <Message family="danger">{messageOf(error)}</Message>}
      <Form
        onSubmit={form.handleSubmit((values) =>
          mutate({ body: { ...toAffiliateSignUp(values), ...referralTrace() } }),
        )}
      >
        <AffiliateGroups control={form.control} />
        <Message>
          A person reads every application. You get an email with the answer in 2-3 business days.
        </Message>
        <div>
          <Button type="submit" size="md" loading={isPending}>
            Apply to Join Program
          </Button>
        </div>
      </Form>
    </div>
  );
}
