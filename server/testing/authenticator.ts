import { TOTP } from 'otpauth';
import { enableTwoFactor, verifyTwoFactor } from '#contract/auth/two-factor.ts';
import { now } from '#server/platform/clock.ts';
import type { TestServer } from './server.ts';

/** The code of an authenticator app, `periods` times 30 seconds from now. */
export function codeOf(secret: string, periods = 0): string {
  return new TOTP({ secret }).generate({ timestamp: now().getTime() + periods * 30_000 });
}

/** Turns on two-step sign-in over HTTP. This uses up the code of the current period. */
export async function enrol(
  server: TestServer,
  account: { token: string },
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const caller = server.as(account);
  const { data: setup } = await caller.call(enableTwoFactor);
  const { data } = await caller.call(verifyTwoFactor, { body: { code: codeOf(setup.secret) } });
  return { secret: setup.secret, recoveryCodes: data.recoveryCodes };
}
