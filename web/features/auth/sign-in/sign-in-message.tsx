import IconClockPause from '@tabler/icons-react/dist/esm/icons/IconClockPause.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { Message } from '#web/ui/display/message.tsx';
import type { SignInFailure } from './sign-in-failure.ts';

/** Above the form: why the last attempt failed. */
export function SignInMessage({ failure: { problem, message } }: { failure: SignInFailure }) {
  if (problem === 'NETWORK_ERROR') return <Message icon={IconWifiOff}>{message}</Message>;
  if (problem === 'TOO_MANY_ATTEMPTS') {
    return (
      <Message family="warning" icon={IconClockPause}>
        {message}
      </Message>
    );
  }
  return <Message family="danger">{message}</Message>;
}
