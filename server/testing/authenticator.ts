import { TOTP } from 'otpauth';
import { enableTwoFactor, verifyTwoFactor } from '#contract/auth/two-factor.ts';
import { now } from '#server/platform/clock.ts';
import type { TestServer } from './server.ts';

/** The code that an authenticator app shows, `periods` of 30 seconds from now. */
export function codeOf(secret: string, periods = 0): string {
  return new TOTP({ secret }).generate({ timestamp: now().getTime() + periods * 30_000 });
}

/** Turns two-step sign-in on over HTTP. The code of the present period is used up with it. */
export async function enrol(
  server: TestServer,
  account: { token: string },
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const caller = server.as(account);
  const { data: setup } = await caller.call(enableTwoFactor);
  const { data } = await caller.call(verifyTwoFactor, { body: { code: codeOf(setup.secret) } });
  return { secret: setup.secret, recoveryCodes: data.recoveryCodes };
}
