import { Button } from '@mantine/core';
import { UserNames, type UserProfile, updateUserProfile } from '#contract/account/profile.ts';
import { useNote } from '#web/features/account/saved-status.tsx';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { fullName } from '#web/lib/format/full-name.ts';
import { useDraftForm } from '#web/lib/forms/draft-form.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { FieldPair, Form, FormActions } from '#web/ui/fields/form-layout.tsx';
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
  const form = useZodForm(UserNames, { mode: 'onSubmit', defaultValues: { firstName, lastName } });
  const draft = useDraftForm(form, 'own-name');
  const update = useEndpointMutation(updateUserProfile, {
    onSuccess: (profile) => {
      draft.forget();
      onSaved(profile);
    },
    onError: (error) => applyServerErrors(form, error),
  });
  return (
    <Form onSubmit={form.handleSubmit((body) => update.mutate({ body }))}>
      <FormFailure error={update.error} />
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
