import { Radio } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from '#web/lib/forms/field.ts';
import { FieldLabel } from './field-label.tsx';
import classes from './radio-cards.module.css';

interface RadioCardsProps<T extends FieldValues> extends FieldProps<T> {
  options: readonly { value: string; label: string }[];
}

/** A choice of a few, each on a card, all visible. */
export function RadioCardsField<T extends FieldValues>(props: RadioCardsProps<T>) {
  const { control, name, label, optional, options } = props;
  const { field, error, id } = useField({ control, name });
  return (
    <Radio.Group
      value={field.value ?? null}
      onChange={field.onChange}
      error={error}
      label={<FieldLabel label={label} optional={optional} />}
    >
      <div className={classes.cards}>
        {options.map((option, place) => {
          // Error summaries link to the field's id, so the first card has it.
          const own = place === 0 ? id : `${id}-${option.value}`;
          return (
            <label key={option.value} className={classes.card} htmlFor={own}>
              <Radio id={own} value={option.value} onBlur={field.onBlur} />
              {option.label}
            </label>
          );
        })}
      </div>
    </Radio.Group>
  );
}
