import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { ResetPassword } from '#contract/kit/password.ts';
import { migrate, withStartLock } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { loadEnv } from '#server/env.ts';
import { createSuperAdmin } from '#server/features/auth/admins.service.ts';
import { REACTIONS } from '#server/features.ts';
import { registerReactions } from '#server/platform/events.ts';
import { configureSealing } from '#server/platform/sealed.ts';

const USAGE = 'Usage: npm run create-admin -- --email name@example.com --name "First Last"';
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789@$!%*?&';
const GENERATED_LENGTH = 20;

type SecondStep = NonNullable<Awaited<ReturnType<typeof createSuperAdmin>>['secondStep']>;

function readArguments(): { email: string; firstName: string; lastName: string } {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
  const [firstName, ...rest] = values.name?.trim().split(/\s+/) ?? [];
  if (!values.email || !firstName || rest.length === 0) throw new Error(USAGE);
  return { email: values.email, firstName, lastName: rest.join(' ') };
}

/** Reads a line without echo in a terminal; empty if there is none. */
async function readPassword(): Promise<string> {
  process.stdout.write('Password (leave empty to have one made): ');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY });
  lines.on('SIGINT', () => process.exit(130));
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    process.stdout.write('\n');
  }
}

function makePassword(): string {
  const letters = Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  const password = letters.join('');
  return ResetPassword.safeParse(password).success ? password : makePassword();
}

function showSecondStep({ otpauthUri, secret, recoveryCodes }: SecondStep): void {
  console.log('\nTwo-step sign-in is on. Scan this with an authenticator app, or type the secret:\n');
  console.log(renderUnicodeCompact(otpauthUri));
  console.log(`\n${otpauthUri}\nSecret: ${secret}`);
  console.log('\nRecovery codes, each for one sign-in without the app. They are not shown again:');
  for (const code of recoveryCodes) console.log(`  ${code}`);
}

try {
  const person = readArguments();
  const given = await readPassword();
  const password = given || makePassword();
  const env = loadEnv();
  configureSealing(env.JWT_SECRET);
  registerReactions(REACTIONS);
  const database = await openDatabase(env);
  try {
    await database.unhurried((db, pool) => withStartLock(pool, () => migrate(db, pool)));
    const { admin, secondStep } = await createSuperAdmin(
      database.db,
      { ...person, password },
      { withSecondStep: env.isProduction },
    );
    console.log(`${admin.email} is a super admin and signs in at /admin/login.`);
    if (!given) console.log(`Password: ${password}`);
    if (secondStep) showSecondStep(secondStep);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
