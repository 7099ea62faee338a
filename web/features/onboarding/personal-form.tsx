import { Button } from '@mantine/core';
import { useState } from 'react';
import { getApprovalStatus, getOnboardingStatus } from '#contract/companies/approval.ts';
import {
  BIO_SHOWN_LIMIT,
  type createOnboardingRecruiter,
  getOnboardingRecruiter,
  getRecruiterProfile,
  MAX_EXPERIENCE_YEARS,
  type RecruiterProfile,
  RecruiterProfileInput,
  type updateRecruiterProfile,
} from '#contract/recruiters/profile.ts';
import { applyServerErrors, useZodForm } from '#web/lib/form.ts';
import { useEndpointMutation } from '#web/lib/query.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { FieldPair, Form, FormActions } from '#web/ui/form-layout.tsx';
import { Message } from '#web/ui/message.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { TextareaField, TextField } from '#web/ui/text-field.tsx';

interface PersonalFormProps {
  profile: RecruiterProfile;
  /** The call that saves. */
  endpoint: typeof createOnboardingRecruiter | typeof updateRecruiterProfile;
  submitLabel: string;
  onSaved: () => void;
}

/** Who recruits: the first step of the application, and the own profile afterwards. */
export function PersonalForm({ profile, endpoint, submitLabel, onSaved }: PersonalFormProps) {
  const { control, handleSubmit, formState, setError } = useZodForm(RecruiterProfileInput, {
    defaultValues: {
      ...profile,
      designation: profile.designation ?? '',
      phoneNumber: profile.phoneNumber ?? '',
    },
  });
  const [failure, setFailure] = useState<string | null>(null);
  const save = useEndpointMutation(endpoint, {
    invalidates: [getOnboardingRecruiter, getRecruiterProfile, getOnboardingStatus, getApprovalStatus],
    onSuccess: onSaved,
    onError: (error) => {
      if (!applyServerErrors({ setError }, error))
        setFailure(error.message || 'Failed to save recruiter profile');
    },
  });
  return (
    <Form onSubmit={handleSubmit((body) => save.mutate({ body }))}>
      {failure && <Message family="danger">{failure}</Message>}
      <ErrorSummary errors={formState.errors} submitCount={formState.submitCount} />
      <FieldPair>
        <TextField control={control} name="firstName" label="First name" autoComplete="given-name" />
        <TextField control={control} name="lastName" label="Last name" autoComplete="family-name" />
      </FieldPair>
      <TextField control={control} name="designation" label="Designation" autoComplete="organization-title" />
      <TextField control={control} name="phoneNumber" label="Phone number" type="tel" autoComplete="tel" />
      <TextField
        control={control}
        name="linkedinUrl"
        label="LinkedIn URL"
        optional
        placeholder="https://www.linkedin.com/in/…"
      />
      <NumberField
        control={control}
        name="experienceYears"
        label="Years of experience"
        optional
        min={0}
        max={MAX_EXPERIENCE_YEARS}
        w={160}
      />
      <TextareaField control={control} name="bio" label="Bio" optional limit={BIO_SHOWN_LIMIT} />
      <FormActions>
        <Button type="submit" loading={save.isPending}>
          {submitLabel}
        </Button>
      </FormActions>
    </Form>
  );
}
