import { Button, Select } from '@mantine/core';
import type { TeamMember } from '#contract/companies/team.ts';
import { MEMBER_ROLE_LABELS, type MemberRole } from '#contract/labels/accounts.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { Card } from '#web/ui/display/card.tsx';
import { PersonCell } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import classes from './team.module.css';

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

/** Who belongs to the team, with what each of them does now; buttons only where the reader may use them. */
export function TeamMembers({ members, onRole, onRemove }: TeamMembersProps) {
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

/** A choice is asked about before anything happens, so the field goes on showing the present role. */
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
