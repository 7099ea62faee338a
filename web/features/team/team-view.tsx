import { Button } from '@mantine/core';
import { useState } from 'react';
import type { getTeam, TeamMember } from '#contract/companies/team.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { MemberRole } from '#contract/labels/accounts.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { late } from '#web/ui/late/late.tsx';
import classes from './team.module.css';
import { TeamInvitations } from './team-invitations.tsx';
import { TeamMembers } from './team-members.tsx';

const InviteDialog = late(async () => (await import('./invite-dialog.tsx')).InviteDialog);
const RemoveDialog = late(async () => (await import('./remove-dialog.tsx')).RemoveDialog);
const RoleDialog = late(async () => (await import('./role-dialog.tsx')).RoleDialog);

type Question =
  | { kind: 'remove'; member: TeamMember }
  | { kind: 'role'; member: TeamMember; role: MemberRole };

interface TeamViewProps {
  team: AnswerOf<typeof getTeam>;
  isInviting: boolean;
  onInvite: (isInviting: boolean) => void;
}

/** Members, open invitations, and the dialogs about them. */
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
