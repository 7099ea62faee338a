import * as z from 'zod';

/** What a sign-up hands over to the page that asks for the code; it survives a reload of that page. */
const VerifyState = z.object({
  email: z.string(),
  message: z.string().nullable(),
  /** Milliseconds since 1970; no new code before. */
  resendAt: z.number(),
});
export type VerifyState = z.output<typeof VerifyState>;

export function verifyState(email: string, message: string | null, cooldownSeconds: number): VerifyState {
  return { email: email.trim(), message, resendAt: Date.now() + cooldownSeconds * 1000 };
}

/** Null when somebody opened the page without an address. */
export function readVerifyState(state: unknown): VerifyState | null {
  return VerifyState.safeParse(state).data ?? null;
}
