import { useDebouncedValue } from '@mantine/hooks';
import { checkEmail } from '#contract/auth/sign-up.ts';
import { keepAnswer, useEndpoint } from '#web/lib/api/query.ts';
import { useSteady } from '#web/lib/when/press.ts';

const DEBOUNCE_MS = 800;

/** Assumed when the check fails: the sign-up itself will report a taken address. */
const ASSUMED = {
  exists: false,
  message: 'Email is Valid',
  canSignIn: false,
  canRecover: false,
  canSignUp: true,
};

export interface Availability {
  isChecking: boolean;
  /** Null before the address has an @, and while it is unknown. */
  answer: typeof ASSUMED | null;
  isTaken: boolean;
}

const inputOf = (email: string) => ({ query: { email } });

/** Caches that the sign-up refused the address, so that the form shows it like any other taken one. */
export function rememberTaken(email: string): void {
  const answer = { ...ASSUMED, exists: true, canSignIn: true, canRecover: true, canSignUp: false };
  keepAnswer(checkEmail, inputOf(email.trim()), answer);
}

/** Whether the address in a sign-up form is free, checked once it contains an @. */
export function useEmailAvailability(typed: string): Availability {
  const wanted = typed.includes('@') ? typed.trim() : null;
  const [settled] = useDebouncedValue(wanted, DEBOUNCE_MS);
  const { data, isError } = useEndpoint(checkEmail, inputOf(settled ?? ''), {
    enabled: settled !== null,
    retry: false,
  });
  const known = data ?? (isError ? ASSUMED : null);
  const answer = useSteady(wanted !== null && settled === wanted ? known : null);
  return { isChecking: wanted !== null && !answer, answer, isTaken: answer?.exists ?? false };
}
