import { notifications } from '@mantine/notifications';
import {
  ADMIN_LINK_DAYS,
  ADMIN_ROLE_LABELS,
  ADMIN_ROLES,
  AddAdminInput,
  addAdmin,
} from '#contract/admin-team.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { useDraftForm } from '#web/lib/forms/draft-form.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { FieldPair, Form } from '#web/ui/fields/form-layout.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

const ROLES = ADMIN_ROLES.map((value) => ({ value, label: ADMIN_ROLE_LABELS[value] }));

/** Asks who it is, and mails them a link that opens the account. */
export function AddAdminDialog({ onClose }: { onClose: () => void }) {
  const form = useZodForm(AddAdminInput, {
    defaultValues: { firstName: '', lastName: '', email: '', role: 'ADMIN' },
  });
  const draft = useDraftForm(form, 'add-admin');
  const add = useEndpointMutation(addAdmin, {
    onSuccess: ({ email }) => {
      draft.forget();
      notifications.show({ message: `${addAdmin.message}. A link was mailed to ${email}.` });
      onClose();
    },
    onError: (error) => applyServerErrors(form, error),
  });
  return (
    <Dialog opened onClose={onClose} title="Add Admin">
      <Form onSubmit={form.handleSubmit((body) => add.mutate({ body }))}>
        <FormFailure error={add.error} />
        <DraftNotice draft={draft} />
        <FieldPair>
          <TextField
            control={form.control}
            name="firstName"
            label="First name"
            autoComplete="off"
            data-autofocus
          />
          <TextField control={form.control} name="lastName" label="Last name" autoComplete="off" />
        </FieldPair>
        <TextField
          control={form.control}
          name="email"
          label="Email"
          type="email"
          autoComplete="off"
          description={`A link is mailed that sets the password, once, for ${ADMIN_LINK_DAYS} days.`}
        />
        <SelectField
          control={form.control}
          name="role"
          label="Role"
          description="Super admins also decide who is an admin."
          data={ROLES}
          allowDeselect={false}
        />
        <SubmitFooter isSending={add.isPending} onCancel={onClose}>
          Add Admin
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
