import { Button } from '@mantine/core';
import { useState } from 'react';
import { deactivateAccount } from '#contract/account/closing.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { updateSessionUser } from '#web/lib/api/session.ts';
import { Card } from '#web/ui/display/card.tsx';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import classes from './closing.module.css';

/** `effect`: what resting means for this kind of person, in a sentence. */
export function DeactivateCard({ effect }: { effect: string }) {
  const [isAsked, setAsked] = useState(false);
  const deactivate = useEndpointMutation(deactivateAccount, {
    // The guard of the screen then leads to what is left.
    onSuccess: () => updateSessionUser({ isActive: false }),
  });
  return (
    <Card title="Take a break">
      <div className={classes.stack}>
        <p className="muted">{effect} You can come back at any time.</p>
        <Button variant="default" onClick={() => setAsked(true)}>
          Deactivate account
        </Button>
      </div>
      <ConfirmModal
        opened={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => deactivate.mutate({})}
        title="Deactivate your account?"
        confirmLabel="Deactivate"
        loading={deactivate.isPending}
        error={deactivate.error?.message}
      >
        <p>{effect} Until you reactivate it, you can only download your data or delete the account.</p>
      </ConfirmModal>
    </Card>
  );
}
