import { Button } from '@mantine/core';
import { enableTwoFactor, type TwoFactorSetup } from '#contract/auth/two-factor.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { Message } from '#web/ui/display/message.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';

interface TwoFactorOffProps {
  isRequired: boolean;
  onSetup: (setup: TwoFactorSetup) => void;
}

export function TwoFactorOff({ isRequired, onSetup }: TwoFactorOffProps) {
  const enable = useEndpointMutation(enableTwoFactor, { onSuccess: onSetup });
  return (
    <>
      {isRequired && <Message family="warning">Your account needs two-step sign-in.</Message>}
      {enable.error && <FailureMessage>{enable.error.message}</FailureMessage>}
      <p className="muted">
        After your password, sign-in asks for a code from an app on your phone. Whoever learns your password
        still cannot get in.
      </p>
      <Button variant="default" loading={enable.isPending} onClick={() => enable.mutate({})}>
        Turn on
      </Button>
    </>
  );
}
