import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { reactivateAccount } from '#contract/account/closing.ts';
import { getMe } from '#contract/auth/session.ts';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { updateSessionUser } from '#web/lib/api/session.ts';
import { signOut } from '#web/lib/api/sign-out.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import classes from './closing.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { useDataExport } from './use-data-export.ts';

/** Clears refused answers of the deactivated account, which must not be shown after the reactivation. */
function wake(): void {
  queryClient.clear();
  updateSessionUser({ isActive: true });
}

/**
 * The only screen of a deactivated account. Also continues when the account is reactivated on another device.
 */
export function InactiveAccount() {
  const [isAsked, setAsked] = useState(false);
  const me = useEndpoint(getMe, {}, { staleTime: 0 });
  const reactivate = useEndpointMutation(reactivateAccount, { onSuccess: wake });
  const download = useDataExport();
  const isAwake = me.isFetchedAfterMount && me.data?.isActive;
  useEffect(() => {
    if (isAwake) wake();
  }, [isAwake]);
  const fault = reactivate.error?.message ?? download.fault;
  return (
    <div className={classes.choices}>
      {fault && <FailureMessage>{fault}</FailureMessage>}
      <Button size="md" fullWidth loading={reactivate.isPending} onClick={() => reactivate.mutate({})}>
        Reactivate
      </Button>
      <Button size="md" variant="default" fullWidth loading={download.isBusy} onClick={download.start}>
        Download my data
      </Button>
      <div className={classes.leave}>
        <Button variant="link" onClick={() => void signOut()}>
          Sign out
        </Button>
        <Button variant="link" color="brick" onClick={() => setAsked(true)}>
          Delete account…
        </Button>
      </div>
      <DeleteDialog opened={isAsked} onClose={() => setAsked(false)} />
    </div>
  );
}
