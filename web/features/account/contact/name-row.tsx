import { UserNames, type UserProfile, updateUserProfile } from '#contract/account/profile.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { useNote } from '#web/features/account/saved-status.tsx';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { FieldPair, Form, SubmitActions } from '#web/ui/fields/form-layout.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { keepProfile } from '../own-profile.ts';
import { type RowState, SettingRow } from './setting-row.tsx';

export function NameRow({ profile, ...row }: RowState & { profile: UserProfile }) {
  const [note, show] = useNote();
  return (
    <SettingRow {...row} label="Name" changes="Change name" value={fullName(profile)} note={note}>
      <NameForm
        profile={profile}
        onCancel={row.onClose}
        onSaved={(changed) => {
          keepProfile(changed);
          show(updateUserProfile.message);
          row.onClose();
        }}
      />
    </SettingRow>
  );
}

interface NameFormProps {
  profile: UserProfile;
  onSaved: (profile: UserProfile) => void;
  onCancel: () => void;
}

function NameForm({ profile: { firstName, lastName }, onSaved, onCancel }: NameFormProps) {
  const { form, draft, submit, failure, isPending } = useEndpointForm(UserNames, updateUserProfile, {
    draftName: 'own-name',
    mode: 'onSubmit',
    defaultValues: { firstName, lastName },
    onSuccess: (profile) => {
      onSaved(profile);
    },
  });
  return (
    <Form onSubmit={submit}>
      <FormFailure error={failure} />
      <DraftNotice draft={draft} />
      <FieldPair>
        <TextField
          control={form.control}
          name="firstName"
          label="First name"
          autoComplete="given-name"
          autoFocus
        />
        <TextField control={form.control} name="lastName" label="Last name" autoComplete="family-name" />
      </FieldPair>
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
