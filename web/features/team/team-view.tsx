import { Button, Select } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import {
  type getTeam,
  resendInvitation,
  revokeInvitation,
  type TeamInvitation,
  type TeamMember,
} from '#contract/companies/team.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { MEMBER_ROLE_LABELS, type MemberRole } from '#contract/labels/accounts.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatDate, formatDay } from '#web/lib/format/dates.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { PersonCell } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
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

/** Invitations that were not answered yet. */
function TeamInvitations({ invitations }: { invitations: readonly TeamInvitation[] }) {
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

interface TeamMembersProps {
  members: readonly TeamMember[];
  onRole: (member: TeamMember, role: MemberRole) => void;
  onRemove: (member: TeamMember) => void;
}

const PERSON: Column<TeamMember> = {
  header: 'Member',
  className: classes.member,
  onCard: 'wide',
  cell: ({ name, email, designation, pictureUrl, isYou }) => (
    <PersonCell name={name} src={pictureUrl} mark={isYou && <span className="small muted">(you)</span>}>
      {designation && (
        <>
          {designation}
          <br />
        </>
      )}
      <span className={classes.email}>{email}</span>
    </PersonCell>
  ),
};
const JOINED: Column<TeamMember> = {
  header: 'Joined',
  isFigure: true,
  onCard: 'labelled',
  cell: ({ joinedAt }) => formatDay(joinedAt),
};

function figure(header: string, of: (member: TeamMember) => number, isAlarm = false): Column<TeamMember> {
  return {
    header,
    align: 'end',
    isFigure: true,
    onCard: 'labelled',
    cell: (member) => (
      <span className={isAlarm && of(member) > 0 ? classes.late : ''}>{formatNumber(of(member))}</span>
    ),
  };
}

const WORK = [
  figure('Open requests', ({ openRequests }) => openRequests),
  figure('Interviews', ({ interviews }) => interviews),
  figure('Overdue', ({ overdueTurns }) => overdueTurns, true),
];

/** The members of the team with their open tasks; buttons only where the user may use them. */
function TeamMembers({ members, onRole, onRemove }: TeamMembersProps) {
  const role: Column<TeamMember> = {
    header: 'Role',
    onCard: 'wide',
    cell: (member) => <RoleCell member={member} onRole={(to) => onRole(member, to)} />,
  };
  const actions: Column<TeamMember> = {
    header: 'Actions',
    hidesHeader: true,
    align: 'end',
    onCard: 'wide',
    cell: (member) =>
      member.canRemove && (
        <Button
          size="xs"
          variant="default"
          aria-label={member.isYou ? 'Leave the team' : `Remove ${member.name}`}
          onClick={() => onRemove(member)}
        >
          {member.isYou ? 'Leave' : 'Remove'}
        </Button>
      ),
  };
  const canRemove = members.some((member) => member.canRemove);
  return (
    <Card title="Members" flush>
      <DataTable
        caption="Members"
        columns={[PERSON, role, ...WORK, JOINED, ...(canRemove ? [actions] : [])]}
        rows={members}
        rowKey={({ id }) => id}
        isTall
        narrow="cards"
      />
    </Card>
  );
}

/** A choice must be confirmed first, so the field keeps showing the current role. */
function RoleCell({ member, onRole }: { member: TeamMember; onRole: (role: MemberRole) => void }) {
  const { name, role, allowedRoles } = member;
  if (allowedRoles.length < 2) return MEMBER_ROLE_LABELS[role];
  return (
    <Select
      aria-label={`Role of ${name}`}
      className={classes.role}
      data={allowedRoles.map((value) => ({ value, label: MEMBER_ROLE_LABELS[value] }))}
      value={role}
      allowDeselect={false}
      onChange={(value) => value && value !== role && onRole(value as MemberRole)}
    />
  );
}

type Question =
  | { kind: 'remove'; member: TeamMember }
  | { kind: 'role'; member: TeamMember; role: MemberRole };

interface TeamViewProps {
  team: AnswerOf<typeof getTeam>;
  isInviting: boolean;
  onInvite: (isInviting: boolean) => void;
}

/** Members, open invitations, and their dialogs. */
export function TeamView({ team, isInviting, onInvite }: TeamViewProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const { members, invitations, canInvite } = team;
  const isAlone = members.length === 1 && invitations.length === 0;
  const close = () => setQuestion(null);
  return (
    <div className={classes.stack}>
      <TeamMembers
        members={members}
        onRole={(member, role) => setQuestion({ kind: 'role', member, role })}
        onRemove={(member) => setQuestion({ kind: 'remove', member })}
      />
      {isAlone && canInvite && (
        <EmptyState
          title="Invite a colleague, seats are free"
          action={
            <Button variant="default" onClick={() => onInvite(true)}>
              Invite a colleague
            </Button>
          }
        >
          Only you belong to this team so far.
        </EmptyState>
      )}
      {invitations.length > 0 && <TeamInvitations invitations={invitations} />}
      <InviteDialog opened={isInviting} onClose={() => onInvite(false)} />
      {question?.kind === 'remove' && (
        <RemoveDialog member={question.member} members={members} onClose={close} />
      )}
      {question?.kind === 'role' && (
        <RoleDialog member={question.member} role={question.role} members={members} onClose={close} />
      )}
    </div>
  );
}
