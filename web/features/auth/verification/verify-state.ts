/** Navigation state from a sign-up to the page that asks for the code; it survives a reload of that page. */
export interface VerifyState {
  email: string;
  message: string | null;
  /** Milliseconds since 1970; a new code can be requested from then on. */
  resendAt: number;
}

export function verifyState(email: string, message: string | null, cooldownSeconds: number): VerifyState {
  return { email: email.trim(), message, resendAt: Date.now() + cooldownSeconds * 1000 };
}

/** Null when the page was opened without an address. */
export function readVerifyState(state: unknown): VerifyState | null {
  const { email, message, resendAt } = (state ?? {}) as Partial<Record<keyof VerifyState, unknown>>;
  if (typeof email !== 'string' || typeof resendAt !== 'number') return null;
  return { email, message: typeof message === 'string' ? message : null, resendAt };
}
