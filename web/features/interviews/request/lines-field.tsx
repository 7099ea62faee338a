import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from '#web/lib/forms/field.ts';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';

/** A list of texts, written one a line. */
export function LinesField<T extends FieldValues>({
  control,
  name,
  label,
  optional,
  description,
}: FieldProps<T> & { description?: string }) {
  const { field, error, id } = useField({ control, name });
  const [text, setText] = useState(() => ((field.value ?? []) as string[]).join('\n'));
  return (
    <Textarea
      id={id}
      ref={field.ref}
      name={field.name}
      label={<FieldLabel label={label} optional={optional} />}
      description={description}
      autosize
      minRows={2}
      maxRows={10}
      value={text}
      error={error}
      onBlur={field.onBlur}
      onChange={(event) => {
        setText(event.currentTarget.value);
        const lines = event.currentTarget.value.split('\n').map((line) => line.trim());
        field.onChange(lines.filter(Boolean));
      }}
    />
  );
}
