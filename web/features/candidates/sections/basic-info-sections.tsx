import { MultiSelect } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { CITIES } from '#contract/lists/cities.ts';
import { EditorSection } from '#web/features/candidates/editor/editor-section.tsx';
import { formatRupees } from '#web/lib/format/money.ts';
import { useField } from '#web/lib/forms/field.ts';
import { CheckboxField } from '#web/ui/fields/choice-field.tsx';
import { FieldPair } from '#web/ui/fields/form-layout.tsx';
import { MoneyField } from '#web/ui/fields/number-field.tsx';
import { TextareaField, TextField } from '#web/ui/fields/text-field.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import classes from './basic-info-sections.module.css';
import { type BasicInfoControl, type BasicInfoFormState, NO_OFFER } from './basic-info-values.ts';

interface Props {
  control: BasicInfoControl;
}

const CITY_SUGGESTIONS = 10;

export function PersonSection({ control }: Props) {
  return (
    <EditorSection title="Personal Information">
      <FieldPair>
        <TextField control={control} name="firstName" label="First name" autoComplete="given-name" />
        <TextField control={control} name="lastName" label="Last name" autoComplete="family-name" />
      </FieldPair>
      <TextField
        control={control}
        name="email"
        label="Email"
        readOnly
        description="Companies see it once you accept or apply."
      />
      <TextField control={control} name="phone" label="Phone number" type="tel" autoComplete="tel" />
    </EditorSection>
  );
}

export function SalarySection({ control }: Props) {
  const current = useWatch({ control, name: 'currentSalary' });
  const total = (current?.fixed ?? 0) + (current?.variable ?? 0) + (current?.esopRsuStock ?? 0);
  return (
    <EditorSection
      title="Salary Information"
      help="Rupees a year. Recruiters who may see your profile see the totals and what you expect as fixed."
    >
      <fieldset className={classes.sum}>
        <legend>Current salary</legend>
        <MoneyField control={control} name="currentSalary.fixed" label="Fixed" />
        <MoneyField control={control} name="currentSalary.variable" label="Variable" />
        <MoneyField control={control} name="currentSalary.esopRsuStock" label="ESOP, RSU or stock" />
        <p className={classes.total}>
          <span>Total</span>
          <output className="num">{formatRupees(total)}</output>
        </p>
      </fieldset>
      <FieldPair>
        <MoneyField control={control} name="expectedSalary.total" label="Expected total" />
        <MoneyField control={control} name="expectedSalary.fixed" label="Of that fixed" optional />
      </FieldPair>
    </EditorSection>
  );
}

export function LocationsSection({ control }: Props) {
  const { field, error, id } = useField({ control, name: 'preferredLocations' });
  const chosen = (field.value as string[] | null | undefined) ?? [];
  return (
    <EditorSection title="Preferred Work Locations">
      <MultiSelect
        {...field}
        value={chosen}
        id={id}
        label="Cities"
        description="As many as you like. Type to search."
        data={CITIES}
        limit={CITY_SUGGESTIONS}
        searchable
        hidePickedOptions
        clearSearchOnChange
        nothingFoundMessage="No such city in the list"
        error={error}
      />
    </EditorSection>
  );
}

const OfferFields = lazyDialog(async () => (await import('./dated-fields.tsx')).OfferFields);

/** Details of an offer, asked only of those who hold one; cleared when they no longer do. */
export function OfferSection({ form }: { form: BasicInfoFormState }) {
  const { control, setValue } = form;
  const isHolding = useWatch({ control, name: 'holdingAnyOffer' });
  return (
    <EditorSection title="Current Job Offers" help="Only you see the details.">
      <CheckboxField
        control={control}
        name="holdingAnyOffer"
        label="I am holding an offer"
        onChange={(isTicked) => {
          if (!isTicked) setValue('offerDetails', NO_OFFER, { shouldDirty: true, shouldValidate: true });
        }}
      />
      {isHolding && <OfferFields control={control} />}
    </EditorSection>
  );
}

export function SummarySection({ control }: Props) {
  return (
    <EditorSection title="Headline and summary" help="The first thing recruiters read.">
      <TextField
        control={control}
        name="resumeHeadline"
        label="Headline"
        optional
        maxLength={160}
        placeholder="Backend engineer, payments and ledgers"
      />
      <TextareaField
        control={control}
        name="professionalSummary"
        label="Professional summary"
        optional
        limit={2000}
      />
    </EditorSection>
  );
}
