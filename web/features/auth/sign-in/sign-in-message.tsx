import { useArrival } from '#web/lib/focus/use-arrival.ts';
import { Message } from '#web/ui/display/message.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { IconWifiOff } from '#web/ui/icons/states.ts';
import { IconClockPause } from '#web/ui/icons/times.ts';
import type { SignInFailure, SignInProblem } from './sign-in-failure.ts';

/** What is put right in a field, which then has the focus. */
const IN_A_FIELD: readonly SignInProblem[] = ['INVALID_CREDENTIALS', 'INVALID_ENTRIES'];

/** Above the form: why the last attempt failed. */
export function SignInMessage({ failure: { problem, message } }: { failure: SignInFailure }) {
  if (problem === 'NETWORK_ERROR' || problem === 'TOO_MANY_ATTEMPTS') {
    return <Waiting isOffline={problem === 'NETWORK_ERROR'}>{message}</Waiting>;
  }
  if (IN_A_FIELD.includes(problem)) return <Message family="danger">{message}</Message>;
  return <FailureMessage>{message}</FailureMessage>;
}

/** Another try helps, but not yet. */
function Waiting({ isOffline, children }: { isOffline: boolean; children: string }) {
  return (
    <Message
      ref={useArrival()}
      family={isOffline ? 'plain' : 'warning'}
      icon={isOffline ? IconWifiOff : IconClockPause}
    >
      {children}
    </Message>
  );
}
