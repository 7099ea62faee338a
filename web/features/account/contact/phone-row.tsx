import { Button } from '@mantine/core';
import { UserPhone, type UserProfile, updatePhone } from '#contract/account/profile.ts';
import { useNote } from '#web/features/account/saved-status.tsx';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { useDraftForm } from '#web/lib/forms/draft-form.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form, FormActions } from '#web/ui/fields/form-layout.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { keepProfile } from '../own-profile.ts';
import { type RowState, SettingRow } from './setting-row.tsx';

export function PhoneRow({ profile, ...row }: RowState & { profile: UserProfile }) {
  const [note, show] = useNote();
  return (
    <SettingRow
      {...row}
      label="Phone"
      changes="Change phone number"
      value={profile.phone ? <span className="num">{formatPhone(profile.phone)}</span> : 'Not given'}
      note={note}
    >
      <PhoneForm
        phone={profile.phone ?? ''}
        onCancel={row.onClose}
        onSaved={(changed) => {
          keepProfile(changed);
          show(updatePhone.message);
          row.onClose();
        }}
      />
    </SettingRow>
  );
}

interface PhoneFormProps {
  phone: string;
  onSaved: (profile: UserProfile) => void;
  onCancel: () => void;
}

function PhoneForm({ phone, onSaved, onCancel }: PhoneFormProps) {
  const form = useZodForm(UserPhone, { mode: 'onSubmit', defaultValues: { phone } });
  const draft = useDraftForm(form, 'own-phone');
  const update = useEndpointMutation(updatePhone, {
    onSuccess: (profile) => {
      draft.forget();
      onSaved(profile);
    },
    onError: (error) => applyServerErrors(form, error),
  });
  return (
    <Form onSubmit={form.handleSubmit((body) => update.mutate({ body }))}>
      <FormFailure error={update.error} words="Failed to update phone number" />
      <DraftNotice draft={draft} />
      <TextField
        control={form.control}
        name="phone"
        label="Phone number"
        optional
        type="tel"
        autoComplete="tel"
        autoFocus
      />
      <FormActions>
        <Button type="submit" loading={update.isPending}>
          Save changes
        </Button>
        <Button
          variant="subtle"
          onClick={() => {
            draft.forget();
            onCancel();
          }}
        >
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}
