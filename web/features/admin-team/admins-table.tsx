import { Button, Group, Select } from '@mantine/core';
import { ADMIN_ROLE_LABELS, ADMIN_ROLES, type AdminMember, type AdminRole } from '#contract/admin-team.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { PersonCell } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';

const ROLES = ADMIN_ROLES.map((value) => ({ value, label: ADMIN_ROLE_LABELS[value] }));

const PERSON: Column<AdminMember> = {
  header: 'Admin',
  onCard: 'wide',
  cell: ({ email, isYou, addedAt, ...admin }) => (
    <PersonCell name={fullName(admin)} mark={isYou && <span className="small muted">(you)</span>}>
      <MailAddress address={email} />
      <br />
      Since {formatDate(addedAt)}
    </PersonCell>
  ),
};

const SINCE: readonly Column<AdminMember>[] = [
  {
    header: 'Two-step sign-in',
    onCard: 'labelled',
    cell: ({ hasTwoFactor }) => (
      <StatusBadge family={hasTwoFactor ? 'success' : 'warning'}>{hasTwoFactor ? 'On' : 'Off'}</StatusBadge>
    ),
  },
  {
    header: 'Last sign-in',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ lastSignInAt, isResting }) => {
      if (isResting) return 'Account rests';
      return lastSignInAt ? formatDate(lastSignInAt) : 'Not yet';
    },
  },
];

export interface AdminActs {
  onRole: (admin: AdminMember, role: AdminRole) => void;
  onLink: (admin: AdminMember) => void;
  onRemove: (admin: AdminMember) => void;
}

/** The admins of the console. The user's own row has no actions. */
export function AdminsTable({
  admins,
  onRole,
  onLink,
  onRemove,
}: AdminActs & { admins: readonly AdminMember[] }) {
  const role: Column<AdminMember> = {
    header: 'Role',
    onCard: 'labelled',
    cell: (admin) =>
      admin.isYou ? (
        ADMIN_ROLE_LABELS[admin.role]
      ) : (
        <Select
          aria-label={`Role of ${fullName(admin)}`}
          w={150}
          data={ROLES}
          value={admin.role}
          allowDeselect={false}
          onChange={(value) => value && value !== admin.role && onRole(admin, value)}
        />
      ),
  };
  const actions: Column<AdminMember> = {
    header: 'Actions',
    hidesHeader: true,
    align: 'end',
    onCard: 'wide',
    cell: (admin) => {
      const name = fullName(admin);
      return (
        !admin.isYou && (
          <Group gap={8} wrap="nowrap" display="inline-flex">
            {!admin.lastSignInAt && (
              <Button
                size="xs"
                variant="subtle"
                aria-label={`Send link again to ${name}`}
                onClick={() => onLink(admin)}
              >
                Send link again
              </Button>
            )}
            <Button size="xs" variant="default" aria-label={`Remove ${name}`} onClick={() => onRemove(admin)}>
              Remove
            </Button>
          </Group>
        )
      );
    },
  };
  return (
    <DataTable
      caption="Admins"
      columns={[PERSON, role, ...SINCE, actions]}
      rows={admins}
      rowKey={({ id }) => id}
      isTall
      narrow="cards"
    />
  );
}
