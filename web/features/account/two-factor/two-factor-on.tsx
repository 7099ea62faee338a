import { Button } from '@mantine/core';
import { useState } from 'react';
import { disableTwoFactor, renewRecoveryCodes, type TwoFactorStatus } from '#contract/auth/two-factor.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { Message } from '#web/ui/display/message.tsx';
import { late } from '#web/ui/late/late.tsx';
import classes from './two-factor.module.css';

const CodePrompt = late(async () => (await import('./code-prompt.tsx')).CodePrompt);

/** From here on the person is told to make new ones. */
const FEW_CODES = 3;

interface TwoFactorOnProps {
  status: TwoFactorStatus;
  onCodes: (recoveryCodes: readonly string[], message: string) => void;
  onOff: (message: string | undefined) => void;
}

export function TwoFactorOn({ status, onCodes, onOff }: TwoFactorOnProps) {
  const [asked, setAsked] = useState<'renew' | 'off' | null>(null);
  const renew = useEndpointMutation(renewRecoveryCodes, {
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes, 'The old recovery codes no longer work.'),
  });
  const disable = useEndpointMutation(disableTwoFactor, {
    onSuccess: () => onOff(disableTwoFactor.message),
  });
  const { enabledAt, recoveryCodesLeft, required } = status;
  return (
    <>
      <p className="muted">
        {enabledAt && `On since ${formatDay(enabledAt)}. `}
        {count(recoveryCodesLeft, 'recovery code')} left.
      </p>
      {recoveryCodesLeft < FEW_CODES && (
        <Message family="warning">Make new recovery codes before you run out of them.</Message>
      )}
      {asked === 'renew' && (
        <CodePrompt
          label="Code from your app"
          submitLabel="Make new codes"
          call={renew}
          onCancel={() => setAsked(null)}
        />
      )}
      {asked === 'off' && (
        <CodePrompt
          label="Code from your app, or a recovery code"
          submitLabel="Turn off"
          danger
          call={disable}
          onCancel={() => setAsked(null)}
        />
      )}
      {asked === null && (
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => setAsked('renew')}>
            New recovery codes
          </Button>
          {!required && (
            <Button variant="default" color="brick" onClick={() => setAsked('off')}>
              Turn off
            </Button>
          )}
        </div>
      )}
    </>
  );
}
