import {
  PasswordInput,
  type PasswordInputProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from '#web/lib/forms/field.ts';
import { CharacterCount, FieldLabel } from './field-label.tsx';

type Rest<P, T extends FieldValues> = Omit<P, keyof FieldProps<T> | 'value' | 'error'> & FieldProps<T>;

/** What a box for one line takes from the form. */
function useTextInput<T extends FieldValues>({
  control,
  name,
  label,
  optional,
}: Pick<FieldProps<T>, 'control' | 'name' | 'label'> & { optional: boolean | undefined }) {
  const { field, error, id } = useField({ control, name });
  return {
    ...field,
    id,
    value: field.value ?? '',
    label: <FieldLabel label={label} optional={optional} />,
    error,
  };
}

/** One line of text. */
export function TextField<T extends FieldValues>({
  control,
  name,
  label,
  optional,
  ...rest
}: Rest<TextInputProps, T>) {
  return <TextInput {...rest} {...useTextInput({ control, name, label, optional })} />;
}

/** A password with a button to show it. */
export function PasswordField<T extends FieldValues>({
  control,
  name,
  label,
  optional,
  ...rest
}: Rest<PasswordInputProps, T>) {
  const input = useTextInput({ control, name, label, optional });
  // Mantine sets this only on the wrapper of a password input.
  return <PasswordInput aria-invalid={Boolean(input.error)} {...rest} {...input} />;
}

/** A textarea. With `limit`, a character count below: `120 / 500 characters`. */
export function TextareaField<T extends FieldValues>({
  control,
  name,
  label,
  optional,
  limit,
  ...rest
}: Rest<TextareaProps, T> & { limit?: number | undefined }) {
  const { field, error, id } = useField({ control, name });
  const text: string = field.value ?? '';
  return (
    <div>
      <Textarea
        autosize
        minRows={3}
        maxRows={12}
        {...rest}
        {...field}
        id={id}
        value={text}
        label={<FieldLabel label={label} optional={optional} />}
        error={error}
      />
      {limit !== undefined && <CharacterCount text={text} limit={limit} />}
    </div>
  );
}
