import { UserPhone, type UserProfile, updatePhone } from '#contract/account/profile.ts';
import { useNote } from '#web/features/account/saved-status.tsx';
import { formatPhone } from '#web/lib/format/phone.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form, SubmitActions } from '#web/ui/fields/form-layout.tsx';
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
  const { form, draft, submit, failure, isPending } = useEndpointForm(UserPhone, updatePhone, {
    draftName: 'own-phone',
    mode: 'onSubmit',
    defaultValues: { phone },
    onSuccess: (profile) => {
      onSaved(profile);
    },
  });
  return (
    <Form onSubmit={submit}>
      <FormFailure error={failure} words="Failed to update phone number" />
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
      <SubmitActions
        isSending={isPending}
        onCancel={() => {
          draft.forget();
          onCancel();
        }}
      >
        Save changes
      </SubmitActions>
    </Form>
  );
}
