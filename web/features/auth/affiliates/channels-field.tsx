import { Checkbox } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { MARKETING_CHANNELS } from '#contract/lists/marketing-channels.ts';
import { type FieldProps, useField } from '#web/lib/forms/field.ts';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import classes from './affiliate-sign-up-form.module.css';

/** Where an applicant would share the link: any number of ways. */
export function ChannelsField<T extends FieldValues>({ control, name, label, optional }: FieldProps<T>) {
  const { field, error, id } = useField({ control, name });
  return (
    <Checkbox.Group
      value={field.value ?? []}
      onChange={field.onChange}
      label={<FieldLabel label={label} optional={optional} />}
      error={error}
    >
      <div className={classes.channels}>
        {MARKETING_CHANNELS.map((channel, place) => (
          // Error summaries lead to the field's id, so the first box carries it.
          <Checkbox
            key={channel}
            id={place === 0 ? id : `${id}-${place}`}
            value={channel}
            label={channel}
            onBlur={field.onBlur}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
