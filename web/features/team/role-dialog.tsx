import { Checkbox } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { mayHoldDuties } from '#contract/companies/team.policy.ts';
import { changeMemberRole, type TeamMember } from '#contract/companies/team.ts';
import { MEMBER_ROLE_LABELS, type MemberRole } from '#contract/labels/accounts.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import { ROLE_WORDS } from './role-words.ts';
import { listSuccessors, SuccessorField } from './successor-field.tsx';

interface RoleDialogProps {
  member: TeamMember;
  role: MemberRole;
  members: readonly TeamMember[];
  onClose: () => void;
}

/** Explains a new role, asks for a successor if the role is lower, and confirms a change of ownership. */
export function RoleDialog({ member, role, members, onClose }: RoleDialogProps) {
  const { id, name, isYou } = member;
  const [successorId, setSuccessor] = useState(() => listSuccessors(members, member)[0]?.id ?? null);
  const [handOver, setHandOver] = useState(false);
  const label = MEMBER_ROLE_LABELS[role];
  const losesDuties = !mayHoldDuties(role) && member.duties + member.ownedJobs > 0;
  const change = useEndpointMutation(changeMemberRole, {
    onSuccess: () => {
      notifications.show({ message: isYou ? `You are now ${label}` : `${name} is now ${label}` });
      onClose();
    },
  });
  const body = { role, handOver, ...(losesDuties && successorId ? { successorId } : {}) };
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() => change.mutate({ params: { id }, body })}
      title={isYou ? `Become ${label}?` : `Make ${name} ${label}?`}
      confirmLabel="Change role"
      loading={change.isPending}
      error={change.error?.message}
    >
      <p>
        {label}: {ROLE_WORDS[role]}. It is true at once, on every open page.
      </p>
      {role === 'OWNER' && !isYou && (
        <Checkbox
          checked={handOver}
          onChange={(event) => setHandOver(event.currentTarget.checked)}
          label="Hand ownership over and become an admin"
        />
      )}
      {losesDuties && (
        <SuccessorField members={members} leaver={member} value={successorId} onChange={setSuccessor} />
      )}
    </ConfirmModal>
  );
}
