import { TagsInput } from '@mantine/core';
import { type Path, useController } from 'react-hook-form';
import { TECHNOLOGIES } from '#contract/lists/technologies.ts';
import { fieldId } from '#web/lib/forms/field-id.ts';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import type { ExperienceControl, ExperienceValues } from './experience-values.ts';

interface TechnologiesFieldProps {
  control: ExperienceControl;
  name: Path<ExperienceValues>;
}

/** Any words, with the known technologies offered. */
export function TechnologiesField({ control, name }: TechnologiesFieldProps) {
  const { field } = useController({ control, name });
  return (
    <TagsInput
      id={fieldId(name)}
      label={<FieldLabel label="Technologies used" optional />}
      description="Type a name and press Enter"
      data={TECHNOLOGIES}
      limit={10}
      maxTags={50}
      value={(field.value as unknown as string[] | null) ?? []}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
