import type { Control } from 'react-hook-form';
import type * as z from 'zod';
import { FieldPair } from '#web/ui/fields/form-layout.tsx';
import { PhoneField } from '#web/ui/fields/phone-field.tsx';
import { PasswordField, TextareaField, TextField } from '#web/ui/fields/text-field.tsx';
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
        <FieldPair>
          <TextField control={control} name="firstName" label="First name" autoComplete="given-name" />
          <TextField control={control} name="lastName" label="Last name" autoComplete="family-name" />
        </FieldPair>
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
          maxLength={2000}
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>Password</legend>
        <PasswordField
          control={control}
          name="password"
          label="Password"
          description="At least 8 characters"
          autoComplete="new-password"
        />
        <PasswordField
          control={control}
          name="confirmPassword"
          label="Confirm password"
          autoComplete="new-password"
        />
      </fieldset>
    </>
  );
}
