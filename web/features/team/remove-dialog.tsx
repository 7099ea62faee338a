import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { removeMember, type TeamMember } from '#contract/companies/team.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import { listSuccessors, SuccessorField } from './successor-field.tsx';

interface RemoveDialogProps {
  member: TeamMember;
  members: readonly TeamMember[];
  onClose: () => void;
}

/** Asks before a member is removed, and who takes over their open interviews and jobs. */
export function RemoveDialog({ member, members, onClose }: RemoveDialogProps) {
  const { id, name, isYou } = member;
  const [successorId, setSuccessor] = useState(() => listSuccessors(members, member)[0]?.id ?? null);
  const hasDuties = member.duties + member.ownedJobs > 0;
  const remove = useEndpointMutation(removeMember, {
    onSuccess: () => {
      notifications.show({ message: isYou ? 'You have left the team' : `${name} was removed` });
      onClose();
    },
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() =>
        remove.mutate({ params: { id }, query: hasDuties && successorId ? { successorId } : {} })
      }
      title={isYou ? 'Leave the team?' : `Remove ${name}?`}
      confirmLabel={isYou ? 'Leave the team' : 'Remove'}
      danger
      loading={remove.isPending}
      error={remove.error?.message}
    >
      <p>
        {isYou
          ? 'You lose access to jobs, candidates and interviews of this company at once.'
          : `${name} loses access to jobs, candidates and interviews of this company at once, on every open page.`}
      </p>
      <SuccessorField members={members} leaver={member} value={successorId} onChange={setSuccessor} />
    </ConfirmModal>
  );
}
