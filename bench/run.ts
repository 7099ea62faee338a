import { run as jobs } from './jobs.ts';
import { run as landing } from './landing.ts';
import { run as livez } from './livez.ts';
import { run as resumes } from './resumes.ts';
import { run as search } from './search.ts';
import { run as signIn } from './sign-in.ts';
import { run as words } from './words.ts';

const BENCHES: Record<string, () => Promise<void>> = {
  search,
  words,
  jobs,
  landing,
  'sign-in': signIn,
  livez,
  resumes,
};

const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
  const bench = BENCHES[name];
  if (!bench) throw new Error(`There is no bench "${name}". They are: ${Object.keys(BENCHES).join(', ')}.`);
  await bench();
}
