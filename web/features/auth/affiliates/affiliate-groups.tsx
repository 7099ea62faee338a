import type { Control } from 'react-hook-form';
import type * as z from 'zod';
import { PhoneField } from '#web/ui/fields/phone-field.tsx';
import { TextareaField, TextField } from '#web/ui/fields/text-field.tsx';
import { NameFields, NewPasswordFields } from '../sign-up-kit/account-fields.tsx';
import type { AffiliateForm } from './affiliate-form.ts';
import classes from './affiliate-sign-up-form.module.css';
import { ChannelsField } from './channels-field.tsx';

interface AffiliateGroupsProps {
  control: Control<z.input<typeof AffiliateForm>, unknown, z.output<typeof AffiliateForm>>;
}

/** The three parts of the application. */
export function AffiliateGroups({ control }: AffiliateGroupsProps) {
  return (
    <>
      <fieldset className={classes.group}>
        <legend>You</legend>
        <TextField control={control} name="email" label="Email" type="email" autoComplete="email" />
        <NameFields control={control} />
        <PhoneField control={control} codeName="countryCode" name="phone" />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>Your audience</legend>
        <TextField
          control={control}
          name="website"
          label="Website/Blog URL"
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
        />
        <TextField
          control={control}
          name="socialMediaHandle"
          label="Primary social media handle"
          optional
          placeholder="@name"
        />
        <ChannelsField control={control} name="marketingChannels" label="Marketing channels" optional />
        <TextareaField
          control={control}
          name="experience"
          label="Marketing experience"
          description="Who reads or follows you, and what you have promoted so far"
          optional
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>Password</legend>
        <NewPasswordFields control={control} />
      </fieldset>
    </>
  );
}
