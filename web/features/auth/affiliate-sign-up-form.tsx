import { Button, Checkbox } from '@mantine/core';
import type { Control, FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type * as z from 'zod';
import { AffiliateSignUp, signUpAffiliate } from '#contract/auth/sign-up-kinds.ts';
import { ordered } from '#contract/kit/ordered.ts';
import { MARKETING_CHANNELS } from '#contract/lists/marketing-channels.ts';
import { beginSession } from '#web/lib/api/begin-session.ts';
import { saidOrStatus } from '#web/lib/api/failure-words.ts';
import { type FieldProps, useField } from '#web/lib/forms/field.ts';
import { Message } from '#web/ui/display/message.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { PhoneField } from '#web/ui/fields/phone-field.tsx';
import { TextareaField, TextField } from '#web/ui/fields/text-field.tsx';
import classes from './affiliate-sign-up-form.module.css';
import { keepRecorded } from './just-recorded.ts';
import { NameFields, NewPasswordFields } from './sign-up-kit/account-fields.tsx';
import { Agreement } from './sign-up-kit/agreement.tsx';
import {
  EMPTY_ACCOUNT,
  PASSWORDS_MATCH,
  PHONE_IS_VALID,
  passwordAgain,
  phoneParts,
  toAccount,
  useAccountForm,
} from './sign-up-kit/use-account-form.ts';

const { firstName, lastName, website, email, password, socialMediaHandle, experience, marketingChannels } =
  AffiliateSignUp.shape;

export const AffiliateForm = ordered(
  {
    firstName,
    lastName,
    ...phoneParts,
    website,
    email,
    password,
    ...passwordAgain,
    socialMediaHandle,
    marketingChannels,
    experience,
  },
  PHONE_IS_VALID,
  PASSWORDS_MATCH,
);

/** Channels through which an applicant would share the link, any number of them. */
function ChannelsField<T extends FieldValues>({ control, name, label, optional }: FieldProps<T>) {
  const { field, error, id } = useField({ control, name });
  return (
    <Checkbox.Group
      value={field.value ?? []}
      onChange={field.onChange}
      label={<FieldLabel label={label} optional={optional} />}
      error={error}
    >
      <div className={classes.channels}>
        {MARKETING_CHANNELS.map((channel, place) => (
          // Error summaries lead to the field's id, so the first box carries it.
          <Checkbox
            key={channel}
            id={place === 0 ? id : `${id}-${place}`}
            value={channel}
            label={channel}
            onBlur={field.onBlur}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}

interface AffiliateGroupsProps {
  control: Control<z.input<typeof AffiliateForm>, unknown, z.output<typeof AffiliateForm>>;
}

/** The three parts of the application. */
function AffiliateGroups({ control }: AffiliateGroupsProps) {
  return (
    <>
      <fieldset className={classes.group}>
        <legend>You</legend>
        <TextField control={control} name="email" label="Email" type="email" autoComplete="email" />
        <NameFields control={control} />
        <PhoneField control={control} codeName="countryCode" name="phone" />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>Your audience</legend>
        <TextField
          control={control}
          name="website"
          label="Website/Blog URL"
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
        />
        <TextField
          control={control}
          name="socialMediaHandle"
          label="Primary social media handle"
          optional
          placeholder="@name"
        />
        <ChannelsField control={control} name="marketingChannels" label="Marketing channels" optional />
        <TextareaField
          control={control}
          name="experience"
          label="Marketing experience"
          description="Who reads or follows you, and what you have promoted so far"
          optional
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>Password</legend>
        <NewPasswordFields control={control} />
      </fieldset>
    </>
  );
}

const EMPTY = {
  ...EMPTY_ACCOUNT,
  website: '',
  socialMediaHandle: '',
  marketingChannels: [],
  experience: '',
};
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** Creates an affiliate account with its application; the applicant is signed in at once. */
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
      // Before the session begins: a signed-in user is redirected at once.
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
