import { DEMO_PASSWORD, DEMO_SIGN_INS } from '#server/db/demo/people/sign-ins.ts';
import type { Env } from '#server/env.ts';

/** Useful information for a person who has just started `npm start`. */
export function greet(env: Env): void {
  const address = env.APP_ORIGIN;
  const lines = [`Medallist is ready at ${address}`];
  if (env.NODE_ENV !== 'production') {
    lines.push('', `Demo accounts (password ${DEMO_PASSWORD}):`);
    lines.push(...DEMO_SIGN_INS.map(({ email }) => `  ${email}`));
    lines.push('', `Mailbox: ${address}/dev/mailbox   API: ${address}/docs`);
  }
  lines.push('', 'Ctrl-C stops it.');
  process.stdout.write(`${lines.join('\n')}\n`);
}
