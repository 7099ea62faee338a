import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  type CompanyProfile,
  CompanyProfileInput,
  type createOnboardingCompany,
  DEFAULT_COUNTRY,
  type updateCompany,
} from '#contract/companies/profile.ts';
import { rememberCompany } from '#web/features/companies/onboarding/remember-profile.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { change } from '#web/lib/api/query.ts';
import { useVersionedSave } from '#web/lib/api/use-versioned-save.ts';
import { useDraftForm } from '#web/lib/forms/draft-form.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { ConflictMessage } from '#web/ui/failures/conflict-message.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { Form, FormActions } from '#web/ui/fields/form-layout.tsx';
import classes from './company-form.module.css';
import { COMPANY_GROUPS, CompanyFields, type CompanyGroup } from './company-groups.tsx';

/** Related fields under a heading. */
function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface CompanyFormProps {
  company: CompanyProfile;
  /** The endpoint that saves. */
  endpoint: typeof createOnboardingCompany | typeof updateCompany;
  /** Shows only this part; by default all of them under their headings. */
  group?: CompanyGroup;
  submitLabel: string;
  backLabel?: string;
  /** Receives whether a change now waits for an admin. */
  onSaved: (isUnderReview: boolean) => void;
  onBack?: () => void;
}

function toValues(company: CompanyProfile) {
  return {
    ...company,
    companyWebsite: company.companyWebsite ?? '',
    companyCity: company.companyCity ?? '',
    companyCountry: company.companyCountry || DEFAULT_COUNTRY,
    industry: company.industry ?? undefined,
  };
}

/** The company form: the second step of the application, and later the company profile. */
export function CompanyForm(props: CompanyFormProps) {
  const { company, endpoint, group, submitLabel, backLabel = 'Back', onSaved, onBack } = props;
  const form = useZodForm(CompanyProfileInput, { defaultValues: toValues(company) });
  const { control, handleSubmit, formState, setError, reset } = form;
  // The draft belongs to this version: over a newer one it would undo changes that the user has not seen.
  const draft = useDraftForm(form, `company:${company.version}`);
  const saving = useVersionedSave<CompanyProfile>(company.version, (error) =>
    applyServerErrors({ setError }, error),
  );
  const { newer, failure } = saving;
  async function save(body: CompanyProfileInput): Promise<void> {
    // Resolves when the screens show it: the next step reads the state of the application from the cache.
    const saved = await saving.save((headers) => change(endpoint, { body }, { headers }));
    if (!saved) return;
    draft.forget();
    rememberCompany(saved);
    onSaved(!!saved.pendingChange && saved.pendingChange.id !== company.pendingChange?.id);
  }
  return (
    <Form onSubmit={handleSubmit(save, saving.forgetFailure)}>
      {failure && <FailureMessage>{wordsOf(failure, 'Failed to save company profile')}</FailureMessage>}
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
      {group ? (
        <CompanyFields control={control} group={group} company={company} />
      ) : (
        COMPANY_GROUPS.map((title) => (
          <FormGroup key={title} title={title}>
            <CompanyFields control={control} group={title} company={company} />
          </FormGroup>
        ))
      )}
      <FormActions>
        <Button type="submit" loading={saving.isSaving}>
          {submitLabel}
        </Button>
        {onBack && (
          <Button variant="subtle" onClick={onBack}>
            {backLabel}
          </Button>
        )}
      </FormActions>
    </Form>
  );
}
