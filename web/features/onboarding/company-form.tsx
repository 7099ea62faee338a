import { Button } from '@mantine/core';
import { useState } from 'react';
import { getApprovalStatus, getOnboardingStatus } from '#contract/companies/approval.ts';
import {
  type CompanyProfile,
  CompanyProfileInput,
  type createOnboardingCompany,
  DEFAULT_COUNTRY,
  GST_LENGTH,
  getCompany,
  getOnboardingCompany,
  type updateCompany,
} from '#contract/companies/profile.ts';
import { COMPANY_SIZE_LABELS } from '#contract/labels/companies.ts';
import { INDUSTRIES } from '#contract/lists/industries.ts';
import { applyServerErrors, useZodForm } from '#web/lib/form.ts';
import { useEndpointMutation } from '#web/lib/query.ts';
import { SelectField } from '#web/ui/choice-field.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { FieldPair, Form, FormActions } from '#web/ui/form-layout.tsx';
import { Message } from '#web/ui/message.tsx';
import { TextareaField, TextField } from '#web/ui/text-field.tsx';

interface CompanyFormProps {
  company: CompanyProfile;
  /** The call that saves. */
  endpoint: typeof createOnboardingCompany | typeof updateCompany;
  submitLabel: string;
  onSaved: () => void;
  onBack?: () => void;
}

const SIZES = Object.entries(COMPANY_SIZE_LABELS).map(([value, label]) => ({ value, label }));

/** For whom: the second step of the application, and the company profile afterwards. */
export function CompanyForm({ company, endpoint, submitLabel, onSaved, onBack }: CompanyFormProps) {
  const { control, handleSubmit, formState, setError } = useZodForm(CompanyProfileInput, {
    defaultValues: {
      ...company,
      companyWebsite: company.companyWebsite ?? '',
      companyCity: company.companyCity ?? '',
      companyCountry: company.companyCountry || DEFAULT_COUNTRY,
      industry: company.industry ?? undefined,
    },
  });
  const [failure, setFailure] = useState<string | null>(null);
  const save = useEndpointMutation(endpoint, {
    invalidates: [getOnboardingCompany, getCompany, getOnboardingStatus, getApprovalStatus],
    onSuccess: onSaved,
    onError: (error) => {
      if (!applyServerErrors({ setError }, error))
        setFailure(error.message || 'Failed to save company profile');
    },
  });
  return (
    <Form onSubmit={handleSubmit((body) => save.mutate({ body }))}>
      {failure && <Message family="danger">{failure}</Message>}
      <ErrorSummary errors={formState.errors} submitCount={formState.submitCount} />
      <TextField control={control} name="companyName" label="Company name" autoComplete="organization" />
      <TextField control={control} name="companyWebsite" label="Company website" placeholder="https://…" />
      <FieldPair>
        <SelectField control={control} name="companySize" label="Company size" data={SIZES} />
        <SelectField control={control} name="industry" label="Industry" data={INDUSTRIES} searchable />
      </FieldPair>
      <TextareaField control={control} name="companyDescription" label="What the company does" optional />
      <TextField
        control={control}
        name="companyAddress"
        label="Address"
        optional
        autoComplete="street-address"
      />
      <FieldPair>
        <TextField control={control} name="companyCity" label="City" />
        <TextField control={control} name="companyState" label="State" optional />
      </FieldPair>
      <FieldPair>
        <TextField control={control} name="companyPincode" label="Pincode" optional inputMode="numeric" />
        <TextField control={control} name="companyCountry" label="Country" />
      </FieldPair>
      <TextField
        control={control}
        name="gstNumber"
        label="GST number"
        optional
        maxLength={GST_LENGTH}
        description="15 characters, such as 29ABCDE1234F1Z5"
        styles={{ input: { textTransform: 'uppercase' } }}
      />
      <FormActions>
        <Button type="submit" loading={save.isPending}>
          {submitLabel}
        </Button>
        {onBack && (
          <Button variant="subtle" onClick={onBack}>
            Back
          </Button>
        )}
      </FormActions>
    </Form>
  );
}
