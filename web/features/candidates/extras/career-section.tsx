import { Autocomplete } from '@mantine/core';
import {
  DESIRED_JOB_TYPE_LABELS,
  DESIRED_JOB_TYPES,
  EMPLOYMENT_TYPE_LABELS,
  EMPLOYMENT_TYPES,
  SHIFT_LABELS,
  SHIFTS,
} from '#contract/labels/profile.ts';
import { INDUSTRIES } from '#contract/lists/industries.ts';
import { EditorSection } from '#web/features/candidates/editor/editor-section.tsx';
import type { BasicInfoControl } from '#web/features/candidates/sections/basic-info-values.ts';
import { useField } from '#web/lib/forms/field.ts';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import { FieldPair } from '#web/ui/fields/form-layout.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const JOB_TYPES = DESIRED_JOB_TYPES.map((value) => ({ value, label: DESIRED_JOB_TYPE_LABELS[value] }));
const EMPLOYMENT = EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_TYPE_LABELS[value] }));
const HOURS = SHIFTS.map((value) => ({ value, label: SHIFT_LABELS[value] }));

/** What the candidate does now and looks for next; cities and pay stand in their own sections. */
export function CareerSection({ control }: { control: BasicInfoControl }) {
  return (
    <EditorSection
      title="Career profile"
      help="Left empty, department, category and role follow your skills. Cities and pay are those above."
    >
      <FieldPair>
        <IndustryField control={control} />
        <TextField
          control={control}
          name="careerProfile.department"
          label="Department"
          optional
          maxLength={120}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          control={control}
          name="careerProfile.roleCategory"
          label="Role category"
          optional
          maxLength={120}
        />
        <TextField control={control} name="careerProfile.jobRole" label="Job role" optional maxLength={120} />
      </FieldPair>
      <FieldPair>
        <SelectField
          control={control}
          name="careerProfile.desiredJobType"
          label="Desired job type"
          data={JOB_TYPES}
          allowDeselect={false}
        />
        <SelectField
          control={control}
          name="careerProfile.desiredEmploymentType"
          label="Desired employment type"
          data={EMPLOYMENT}
          allowDeselect={false}
        />
      </FieldPair>
      <FieldPair>
        <SelectField
          control={control}
          name="careerProfile.preferredShift"
          label="Preferred shift"
          data={HOURS}
          allowDeselect={false}
        />
      </FieldPair>
    </EditorSection>
  );
}

function IndustryField({ control }: { control: BasicInfoControl }) {
  const { field, error, id } = useField({ control, name: 'careerProfile.currentIndustry' });
  return (
    <Autocomplete
      {...field}
      id={id}
      value={String(field.value ?? '')}
      label={<FieldLabel label="Current industry" optional />}
      data={INDUSTRIES}
      openOnFocus={false}
      maxLength={120}
      error={error}
    />
  );
}
