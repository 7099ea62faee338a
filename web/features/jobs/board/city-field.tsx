import { Autocomplete } from '@mantine/core';
import type { JobControl } from '#web/features/jobs/editor/job-values.ts';
import { useField } from '#web/lib/forms/field.ts';

/** Any city, with the known ones offered. */
export function CityField({ control, cities }: { control: JobControl; cities: readonly string[] }) {
  const { field, error, id } = useField({ control, name: 'location.city' });
  return (
    <Autocomplete
      {...field}
      value={String(field.value ?? '')}
      id={id}
      label="City"
      maxLength={80}
      data={[...cities]}
      limit={8}
      error={error}
    />
  );
}
