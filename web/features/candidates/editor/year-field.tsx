import { Select } from '@mantine/core';
import type { Control } from 'react-hook-form';
import type { DegreeValues } from '#web/features/candidates/sections/education-values.ts';
import { useField } from '#web/lib/forms/field.ts';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';

const YEARS_OFFERED = 50;

interface YearFieldProps {
  control: Control<DegreeValues>;
  name: 'startYear' | 'endYear';
  label: string;
  /** How far the offered years reach past this one; from there they count down. */
  yearsAhead: number;
}

export function YearField({ control, name, label, yearsAhead }: YearFieldProps) {
  const { field, error, id } = useField({ control, name });
  const latest = new Date().getFullYear() + yearsAhead;
  const years = Array.from({ length: YEARS_OFFERED }, (_, back) => String(latest - back));
  return (
    <Select
      {...field}
      id={id}
      value={field.value ? String(field.value) : null}
      onChange={(year) => field.onChange(year === null ? null : Number(year))}
      label={<FieldLabel label={label} />}
      placeholder="Choose"
      data={years}
      searchable
      error={error}
    />
  );
}
