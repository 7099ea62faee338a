import { notifications } from '@mantine/notifications';
import {
  ADMIN_ROLE_LABELS,
  type AdminMember,
  type AdminRole,
  removeAdmin,
  setAdminRole,
} from '#contract/admin-team.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';

const MEANING: Readonly<Record<AdminRole, string>> = {
  ADMIN: 'no longer decide who is an admin',
  SUPER_ADMIN: 'add and remove admins, you included',
};

interface AdminDialogProps {
  admin: AdminMember;
  onClose: () => void;
}

export function AdminRoleDialog({ admin, role, onClose }: AdminDialogProps & { role: AdminRole }) {
  const label = ADMIN_ROLE_LABELS[role];
  const change = useEndpointMutation(setAdminRole, {
    onSuccess: () => {
      notifications.show({ message: `${fullName(admin)} is now ${label}` });
      onClose();
    },
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() => change.mutate({ params: { id: admin.id }, body: { role } })}
      title={`Make ${fullName(admin)} ${label}?`}
      confirmLabel="Change role"
      loading={change.isPending}
      error={change.error?.message}
    >
      <p>
        {admin.firstName} can {MEANING[role]}. It is true at once, on every open page.
      </p>
    </ConfirmModal>
  );
}

export function RemoveAdminDialog({ admin, onClose }: AdminDialogProps) {
  const remove = useEndpointMutation(removeAdmin, {
    onSuccess: () => {
      notifications.show({ message: removeAdmin.message });
      onClose();
    },
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { id: admin.id } })}
      title={`Remove ${fullName(admin)}?`}
      confirmLabel="Remove"
      danger
      loading={remove.isPending}
      error={remove.error?.message}
    >
      <p>
        The account of {admin.email} is closed and signed out everywhere at once. What {admin.firstName}{' '}
        decided stays as it is.
      </p>
    </ConfirmModal>
  );
}
