import type { Env } from '#server/env.ts';

const DEMO_ACCOUNTS = [
  'superadmin@medallist.test',
  'admin@medallist.test',
  'candidate@medallist.test',
  'recruiter@medallist.test',
  'pending@medallist.test',
  'affiliate@medallist.test',
];

/** What a person who just typed `npm start` wants to know. */
export function greet(env: Env): void {
  const address = `http://${env.HOST === '0.0.0.0' ? 'localhost' : env.HOST}:${env.PORT}`;
  const lines = [`Medallist is ready at ${address}`];
  if (env.NODE_ENV !== 'production') {
    lines.push('', `Demo accounts (password Medallist@2026):`, ...DEMO_ACCOUNTS.map((one) => `  ${one}`));
    lines.push('', `Mailbox: ${address}/dev/mailbox   API: ${address}/docs`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}
