import { Autocomplete } from '@mantine/core';
import { useField } from '#web/lib/field.ts';
import type { JobControl } from './job-values.ts';

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
