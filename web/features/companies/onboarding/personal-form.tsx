import { Button } from '@mantine/core';
import {
  BIO_SHOWN_LIMIT,
  type createOnboardingRecruiter,
  MAX_EXPERIENCE_YEARS,
  type RecruiterProfile,
  RecruiterProfileInput,
  type updateRecruiterProfile,
} from '#contract/companies/recruiter-profile.ts';
import { ProfileConflict } from '#web/features/companies/profile/profile-conflict.tsx';
import { useProfileSave } from '#web/features/companies/profile/use-profile-save.ts';
import { change } from '#web/lib/api/query.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { Message } from '#web/ui/display/message.tsx';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { FieldPair, Form, FormActions } from '#web/ui/fields/form-layout.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { TextareaField, TextField } from '#web/ui/fields/text-field.tsx';
import { rememberPerson } from './remember-profile.ts';

interface PersonalFormProps {
  profile: RecruiterProfile;
  /** The call that saves. */
  endpoint: typeof createOnboardingRecruiter | typeof updateRecruiterProfile;
  submitLabel: string;
  onSaved: () => void;
  onCancel?: () => void;
}

function toValues(profile: RecruiterProfile) {
  return { ...profile, designation: profile.designation ?? '', phoneNumber: profile.phoneNumber ?? '' };
}

/** Who recruits: the first step of the application, and the own profile afterwards. */
export function PersonalForm({ profile, endpoint, submitLabel, onSaved, onCancel }: PersonalFormProps) {
  const { control, handleSubmit, formState, setError, reset } = useZodForm(RecruiterProfileInput, {
    defaultValues: toValues(profile),
  });
  const { save, isSaving, failure, newer, overrule } = useProfileSave<
    RecruiterProfileInput,
    RecruiterProfile
  >({
    loaded: profile,
    send: (body, headers) => change(endpoint, { body }, { headers }),
    onSaved: (saved) => {
      rememberPerson(saved);
      onSaved();
    },
    onRefused: (error) => applyServerErrors({ setError }, error),
    fallback: 'Failed to save recruiter profile',
  });
  return (
    <Form onSubmit={handleSubmit(save)}>
      {failure && <Message family="danger">{failure}</Message>}
      {newer && (
        <ProfileConflict
          onLoad={() => {
            reset(toValues(newer));
            overrule();
          }}
          onKeep={overrule}
        />
      )}
      <ErrorSummary errors={formState.errors} submitCount={formState.submitCount} />
      <FieldPair>
        <TextField control={control} name="firstName" label="First name" autoComplete="given-name" />
        <TextField control={control} name="lastName" label="Last name" autoComplete="family-name" />
      </FieldPair>
      <TextField control={control} name="designation" label="Designation" autoComplete="organization-title" />
      <TextField control={control} name="phoneNumber" label="Phone number" type="tel" autoComplete="tel" />
      <NumberField
        control={control}
        name="experienceYears"
        label="Years of experience"
        optional
        min={0}
        max={MAX_EXPERIENCE_YEARS}
        styles={{ wrapper: { maxWidth: 160 } }}
      />
      <TextField
        control={control}
        name="linkedinUrl"
        label="LinkedIn URL"
        optional
        placeholder="https://www.linkedin.com/in/…"
      />
      <TextareaField control={control} name="bio" label="Bio" optional limit={BIO_SHOWN_LIMIT} />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </FormActions>
    </Form>
  );
}
