import type { Control, FieldValues, Path } from 'react-hook-form';
import { COUNTRY_CODES } from '#contract/lists/country-codes.ts';
import { SelectField } from './choice-field.tsx';
import classes from './phone-field.module.css';
import { TextField } from './text-field.tsx';

interface PhoneFieldProps<T extends FieldValues> {
  // biome-ignore lint/suspicious/noExplicitAny: the parsed type of the form does not matter to a field.
  control: Control<T, any, any>;
  codeName: Path<T>;
  name: Path<T>;
}

const LABELS = new Map<string, string>(COUNTRY_CODES.map(({ code, label }) => [code, label]));

/** A mobile number, next to its country code. */
export function PhoneField<T extends FieldValues>({ control, codeName, name }: PhoneFieldProps<T>) {
  return (
    <div className={classes.phone}>
      <SelectField
        control={control}
        name={codeName}
        label="Code"
        aria-label="Country code"
        data={COUNTRY_CODES.map(({ code }) => code)}
        renderOption={({ option }) => LABELS.get(option.value)}
        maxDropdownHeight={340}
        comboboxProps={{ width: 180, position: 'bottom-start' }}
      />
      <TextField control={control} name={name} label="Mobile number" type="tel" autoComplete="tel-national" />
    </div>
  );
}
