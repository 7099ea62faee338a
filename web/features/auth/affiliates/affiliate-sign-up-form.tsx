import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { signUpAffiliate } from '#contract/auth/sign-up-kinds.ts';
import { beginSession } from '#web/lib/api/begin-session.ts';
import { saidOrStatus } from '#web/lib/api/failure-words.ts';
import { Message } from '#web/ui/display/message.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { EMPTY_ACCOUNT, toAccount } from '../sign-up-kit/account-form.ts';
import { Agreement } from '../sign-up-kit/agreement.tsx';
import { useAccountForm } from '../sign-up-kit/use-account-form.ts';
import { AffiliateForm } from './affiliate-form.ts';
import { AffiliateGroups } from './affiliate-groups.tsx';
import classes from './affiliate-sign-up-form.module.css';
import { keepRecorded } from './just-recorded.ts';

const EMPTY = {
  ...EMPTY_ACCOUNT,
  website: '',
  socialMediaHandle: '',
  marketingChannels: [],
  experience: '',
};
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** An account of the affiliate programme with the application for it; the applicant is signed in at once. */
export function AffiliateSignUpForm() {
  const navigate = useNavigate();
  const { form, frame } = useAccountForm({
    schema: AffiliateForm,
    empty: EMPTY,
    endpoint: signUpAffiliate,
    toBody: toAccount,
    words: { rest: saidOrStatus, otherwise: UNEXPECTED },
    tells: 'list',
    onDone(bundle) {
      // First: whoever is signed in is led on at once.
      keepRecorded();
      beginSession(bundle);
      void navigate('/affiliate/dashboard');
    },
  });
  const { errors, submitCount } = form.formState;
  const isRefused = frame.message !== null && Object.keys(errors).length === 0;
  return (
    <div className={classes.application}>
      <ErrorSummary errors={errors} submitCount={submitCount} />
      {isRefused && <FailureMessage>{frame.message}</FailureMessage>}
      <Form onSubmit={frame.onSubmit}>
        <AffiliateGroups control={form.control} />
        <Message>
          A person reads every application. You get an email with the answer in 2-3 business days.
        </Message>
        <div>
          <Button type="submit" size="md" loading={frame.isBusy}>
            Apply to Join Program
          </Button>
        </div>
        <Agreement />
      </Form>
    </div>
  );
}
