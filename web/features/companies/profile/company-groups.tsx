import type { Control } from 'react-hook-form';
import type * as z from 'zod';
import { type CompanyProfile, type CompanyProfileInput, GST_LENGTH } from '#contract/companies/profile.ts';
import { COMPANY_SIZE_LABELS, type IdentityField } from '#contract/labels/companies.ts';
import { INDUSTRIES } from '#contract/lists/industries.ts';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { FieldPair } from '#web/ui/fields/form-layout.tsx';
import { RadioCardsField } from '#web/ui/fields/radio-cards.tsx';
import { TextareaField, TextField } from '#web/ui/fields/text-field.tsx';

export const COMPANY_GROUPS = ['Company', 'Address', 'Tax'] as const;
export type CompanyGroup = (typeof COMPANY_GROUPS)[number];

// biome-ignore lint/suspicious/noExplicitAny: the parsed type of the form does not matter to its fields.
type CompanyControl = Control<z.input<typeof CompanyProfileInput>, any, any>;

const SIZES = Object.entries(COMPANY_SIZE_LABELS).map(([value, label]) => ({ value, label }));

interface CompanyFieldsProps {
  control: CompanyControl;
  group: CompanyGroup;
  company: CompanyProfile;
}

/** The note on what happens to a changed value; none before the first approval. */
function fateOf({ isIdentityReviewed, pendingChange }: CompanyProfile, field: IdentityField) {
  const change = pendingChange?.fields.find((one) => one.field === field);
  if (change) return `Under review: ${change.to ?? 'removed'}. Another value takes its place.`;
  return isIdentityReviewed ? 'We review a new one before candidates see it.' : undefined;
}

export function CompanyFields({ control, group, company }: CompanyFieldsProps) {
  if (group === 'Company') {
    return (
      <>
        <TextField
          control={control}
          name="companyName"
          label="Company name"
          autoComplete="organization"
          description={fateOf(company, 'companyName')}
        />
        <TextField
          control={control}
          name="companyWebsite"
          label="Company website"
          type="url"
          placeholder="https://…"
          description={fateOf(company, 'companyWebsite')}
        />
        <RadioCardsField control={control} name="companySize" label="Company size" options={SIZES} />
        <SelectField control={control} name="industry" label="Industry" data={INDUSTRIES} searchable />
        <TextareaField control={control} name="companyDescription" label="What the company does" optional />
      </>
    );
  }
  if (group === 'Address') {
    return (
      <>
        <TextField
          control={control}
          name="companyAddress"
          label="Address"
          optional
          autoComplete="street-address"
        />
        <FieldPair>
          <TextField control={control} name="companyCity" label="City" autoComplete="address-level2" />
          <TextField
            control={control}
            name="companyState"
            label="State"
            optional
            autoComplete="address-level1"
          />
        </FieldPair>
        <FieldPair>
          <TextField control={control} name="companyPincode" label="Pincode" optional inputMode="numeric" />
          <TextField control={control} name="companyCountry" label="Country" autoComplete="country-name" />
        </FieldPair>
      </>
    );
  }
  return (
    <TextField
      control={control}
      name="gstNumber"
      label="GST number"
      optional
      maxLength={GST_LENGTH}
      description={['15 characters, such as 29ABCDE1234F1ZW.', fateOf(company, 'gstNumber')]
        .filter(Boolean)
        .join(' ')}
      styles={{ input: { textTransform: 'uppercase' } }}
    />
  );
}
