import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { resendInvitation, revokeInvitation, type TeamInvitation } from '#contract/companies/team.ts';
import { MEMBER_ROLE_LABELS } from '#contract/labels/accounts.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { Card } from '#web/ui/display/card.tsx';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import classes from './team.module.css';

const ADDRESS: Column<TeamInvitation> = {
  header: 'Address',
  onCard: 'wide',
  cell: ({ email, invitedBy }) => (
    <>
      <p className="strong">
        <MailAddress address={email} />
      </p>
      {invitedBy && <p className="small muted">Invited by {invitedBy}</p>}
    </>
  ),
};
const ROLE: Column<TeamInvitation> = {
  header: 'Role',
  onCard: 'labelled',
  cell: ({ role }) => MEMBER_ROLE_LABELS[role],
};
const UNTIL: Column<TeamInvitation> = {
  header: 'Link',
  onCard: 'labelled',
  cell: ({ isExpired, expiresAt }) =>
    isExpired ? (
      <StatusBadge family="warning">Expired</StatusBadge>
    ) : (
      <span className="num">Works until {formatDate(expiresAt)}</span>
    ),
};

/** Whom nobody has heard from yet. */
export function TeamInvitations({ invitations }: { invitations: readonly TeamInvitation[] }) {
  const onError = ({ message }: { message: string }) => notifications.show({ message, color: 'brick' });
  const resend = useEndpointMutation(resendInvitation, {
    onSuccess: ({ email }) => notifications.show({ message: `Invitation sent again to ${email}` }),
    onError,
  });
  const revoke = useEndpointMutation(revokeInvitation, {
    onSuccess: () => notifications.show({ message: 'Invitation withdrawn' }),
    onError,
  });
  const isBusy = (work: typeof resend | typeof revoke, id: string) =>
    work.isPending && work.variables.params.id === id;
  const actions: Column<TeamInvitation> = {
    header: 'Actions',
    hidesHeader: true,
    align: 'end',
    onCard: 'wide',
    cell: ({ id, email }) => (
      <div className={classes.buttons}>
        <Button
          size="xs"
          variant="default"
          loading={isBusy(resend, id)}
          aria-label={`Send again to ${email}`}
          onClick={() => resend.mutate({ params: { id } })}
        >
          Send again
        </Button>
        <Button
          size="xs"
          variant="default"
          loading={isBusy(revoke, id)}
          aria-label={`Withdraw the invitation of ${email}`}
          onClick={() => revoke.mutate({ params: { id } })}
        >
          Withdraw
        </Button>
      </div>
    ),
  };
  return (
    <Card title="Open invitations" flush>
      <DataTable
        caption="Open invitations"
        columns={[ADDRESS, ROLE, UNTIL, actions]}
        rows={invitations}
        rowKey={({ id }) => id}
        isTall
        narrow="cards"
      />
    </Card>
  );
}
