import { Button } from '@mantine/core';
import {
  BIO_SHOWN_LIMIT,
  type createOnboardingRecruiter,
  MAX_EXPERIENCE_YEARS,
  type RecruiterProfile,
  RecruiterProfileInput,
  type updateRecruiterProfile,
} from '#contract/companies/recruiter-profile.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { change } from '#web/lib/api/query.ts';
import { useVersionedSave } from '#web/lib/api/use-versioned-save.ts';
import { useDraftForm } from '#web/lib/forms/draft-form.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { ConflictMessage } from '#web/ui/failures/conflict-message.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { FieldPair, Form, FormActions } from '#web/ui/fields/form-layout.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { TextareaField, TextField } from '#web/ui/fields/text-field.tsx';
import { rememberPerson } from './remember-profile.ts';

interface PersonalFormProps {
  profile: RecruiterProfile;
  /** The endpoint that saves. */
  endpoint: typeof createOnboardingRecruiter | typeof updateRecruiterProfile;
  submitLabel: string;
  onSaved: () => void;
  onCancel?: () => void;
}

function toValues(profile: RecruiterProfile) {
  return { ...profile, designation: profile.designation ?? '', phoneNumber: profile.phoneNumber ?? '' };
}

/** The recruiter's details: the first step of the application, and later the profile form. */
export function PersonalForm({ profile, endpoint, submitLabel, onSaved, onCancel }: PersonalFormProps) {
  const form = useZodForm(RecruiterProfileInput, { defaultValues: toValues(profile) });
  const { control, handleSubmit, formState, setError, reset } = form;
  // The draft belongs to this version: over a newer one it would undo changes that the user has not seen.
  const draft = useDraftForm(form, `recruiter-profile:${profile.version}`);
  const saving = useVersionedSave<RecruiterProfile>(profile.version, (error) =>
    applyServerErrors({ setError }, error),
  );
  const { newer, failure } = saving;
  async function save(body: RecruiterProfileInput): Promise<void> {
    // Resolves when the screens show it: the next step reads the state of the application from the cache.
    const saved = await saving.save((headers) => change(endpoint, { body }, { headers }));
    if (!saved) return;
    draft.forget();
    rememberPerson(saved);
    onSaved();
  }
  return (
    <Form onSubmit={handleSubmit(save, saving.forgetFailure)}>
      {failure && <FailureMessage>{wordsOf(failure, 'Failed to save recruiter profile')}</FailureMessage>}
      {newer && (
        <ConflictMessage
          onLoad={() => {
            reset(toValues(newer));
            saving.settle();
          }}
          onKeep={saving.settle}
        />
      )}
      <DraftNotice draft={draft} />
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
        <Button type="submit" loading={saving.isSaving}>
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
