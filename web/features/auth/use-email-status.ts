import { useDebouncedValue } from '@mantine/hooks';
import { checkEmailStatus } from '#contract/auth/sign-up.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useLateSchema } from '#web/lib/forms/late-schema.ts';
import { LateCredentials } from './sign-in/late-credentials.ts';

const DEBOUNCE_MS = 500;

export type EmailState =
  | 'idle'
  | 'checking'
  | 'ready'
  | 'not-found'
  | 'not-verified'
  | 'disabled'
  | 'unknown';

/** What the server knows of the address in the sign-in form, asked once it is touched and valid. */
export function useEmailStatus(typed: string, isTouched: boolean): EmailState {
  const credentials = useLateSchema(LateCredentials, isTouched);
  const email = credentials?.shape.email.safeParse(typed).data;
  const wanted = isTouched && email ? email : null;
  const [settled] = useDebouncedValue(wanted, DEBOUNCE_MS);
  const { data, isError } = useEndpoint(
    checkEmailStatus,
    { body: { email: settled ?? '' } },
    { enabled: settled !== null, retry: false },
  );
  // At once, so that a press on the button is not lost when it waits for the check a moment later.
  if (isTouched && typed && !credentials) return 'checking';
  if (wanted === null) return 'idle';
  if (settled !== wanted) return 'checking';
  if (isError) return 'unknown';
  if (!data) return 'checking';
  if (!data.exists) return 'not-found';
  if (!data.accountEnabled) return 'disabled';
  if (data.needsVerification) return 'not-verified';
  return data.canLogin ? 'ready' : 'unknown';
}
