import type { FieldValues, Path } from 'react-hook-form';
import type { FieldProps } from '#web/lib/forms/field.ts';
import { FieldPair } from '#web/ui/fields/form-layout.tsx';
import { PasswordField, TextField } from '#web/ui/fields/text-field.tsx';

type Fields<T extends FieldValues> = Pick<FieldProps<T>, 'control'>;

interface NameFieldsProps<T extends FieldValues> extends Fields<T> {
  labels?: readonly [first: string, last: string];
}

export function NameFields<T extends FieldValues>({
  control,
  labels: [first, last] = ['First name', 'Last name'],
}: NameFieldsProps<T>) {
  return (
    <FieldPair>
      <TextField control={control} name={'firstName' as Path<T>} label={first} autoComplete="given-name" />
      <TextField control={control} name={'lastName' as Path<T>} label={last} autoComplete="family-name" />
    </FieldPair>
  );
}

export function NewPasswordField<T extends FieldValues>({ control }: Fields<T>) {
  return (
    <PasswordField
      control={control}
      name={'password' as Path<T>}
      label="Password"
      description="At least 8 characters"
      autoComplete="new-password"
    />
  );
}

/** The password of a new account, entered twice. */
export function NewPasswordFields<T extends FieldValues>({ control }: Fields<T>) {
  return (
    <>
      <NewPasswordField control={control} />
      <PasswordField
        control={control}
        name={'confirmPassword' as Path<T>}
        label="Confirm password"
        autoComplete="new-password"
      />
    </>
  );
}
