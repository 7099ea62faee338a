import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { type MyApplication, withdrawApplication } from '#contract/applications/candidate-applications.ts';
import { applicationMoves, stateOf } from '#contract/applications/transitions.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';

/** Taking an application back, while that is still possible. */
export function WithdrawButton({ application }: { application: MyApplication }) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useEndpointMutation(withdrawApplication, {
    onSuccess: () => {
      setAsking(false);
      notifications.show({ message: 'Application withdrawn' });
    },
  });
  const moves = applicationMoves.allowedActions(stateOf(application), 'CANDIDATE', new Date());
  if (!moves.includes('WITHDRAW')) return null;
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmModal
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => withdraw.mutate({ params: { id: application.id } })}
        title="Withdraw this application?"
        confirmLabel="Withdraw"
        cancelLabel="Keep it"
        danger
        loading={withdraw.isPending}
        error={withdraw.error?.message}
      >
        <p>{application.job.company.name} is told. While the job is open you can apply again.</p>
      </ConfirmModal>
    </>
  );
}
