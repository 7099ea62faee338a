// The entry point of every command of the project: `npm start`, `npm test` and the others run this file. It
// is plain JavaScript without packages, because a fresh clone has none and the system's Node may be old.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWebIfStale } from './lib/build-web.mjs';
import { installIfStale, projectNode } from './lib/install.mjs';
import { withOutsidePostgres } from './lib/outside-postgres.mjs';
import { run, runQuietly, runTogether } from './lib/run.mjs';
import { step } from './lib/step.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const withEnvFile = existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : [];
const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
/** The tests choose their database; neither the shell nor the .env file may set it. */
const testEnv = { NODE_ENV: 'test', DATABASE_URL: undefined };

/**
 * What each command runs with the project's Node. `web`: it needs the built web. `tools`: it needs
 * development dependencies, which a production install leaves out. `packages`: a folder with further
 * packages.
 */
const COMMANDS = {
  start: {
    web: true,
    meanwhile: fillFirstData,
    run: (args) => run(node, [...withEnvFile, 'server/main.ts', ...args]),
  },
  dev: { tools: true, run: dev },
  test: { tools: true, run: (args) => run(node, [...vitest, '--project', '!slow', ...args], testEnv) },
  'test:slow': { tools: true, run: (args) => run(node, [...vitest, '--project', 'slow', ...args], testEnv) },
  'test:outside': { tools: true, run: testOutside },
  e2e: { web: true, tools: true, run: (args) => run(node, ['e2e/run.ts', ...args]) },
  bench: {
    web: true,
    tools: true,
    packages: 'bench/packages',
    run: (args) => run(node, ['bench/run.ts', ...args]),
  },
  drill: { web: true, tools: true, run: (args) => run(node, ['drills/run.ts', ...args]) },
  mutate: { tools: true, run: mutate },
  check: { tools: true, run: (args) => run(node, ['scripts/check.ts', ...args]) },
  openapi: { run: (args) => run(node, ['scripts/openapi.ts', ...args]) },
  'create-admin': { run: (args) => run(node, [...withEnvFile, 'scripts/create-admin.ts', ...args]) },
  'demo:reset': { run: (args) => run(node, [...withEnvFile, 'scripts/demo-reset.ts', ...args]) },
  // Without the .env file, whose DATABASE_URL is the demo's.
  'demo:scale': { run: (args) => run(node, ['scripts/demo-scale.ts', ...args]) },
  'ledger:check': { run: (args) => run(node, [...withEnvFile, 'scripts/ledger-check.ts', ...args]) },
  screenshots: { web: true, tools: true, run: (args) => run(node, ['scripts/screenshots.ts', ...args]) },
};

/** The API restarts and the screens reload when files change; open the address that Vite prints. */
function dev() {
  const viteOrigin = 'http://localhost:5173';
  return runTogether([
    [
      node,
      [...withEnvFile, '--watch', 'server/main.ts'],
      { APP_ORIGIN: process.env.APP_ORIGIN ?? viteOrigin },
    ],
    [node, [...withEnvFile, 'node_modules/@react-router/dev/bin.cjs', 'dev', '--port', '5173']],
  ]);
}

/** A failure here also occurs in the server, which reports it. */
async function fillFirstData() {
  await step('Making the database', () => runQuietly(node, [...withEnvFile, 'scripts/first-data.ts']));
}

/** `contract`: Stryker on the pure modules; it is installed when it is first needed. */
async function mutate([what, ...others]) {
  if (what !== 'contract') return run(node, ['scripts/mutate.ts', what, ...others].filter(Boolean), testEnv);
  const folder = 'scripts/stryker';
  await installIfStale({ folder });
  const stryker = `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`;
  return run(node, [stryker, 'run', `${folder}/stryker.config.json`, ...others], testEnv);
}

function testOutside(args) {
  const work = (url) => run(node, [...vitest, ...args], { ...testEnv, DATABASE_URL: url });
  // Plans depend only on the statistics that a test collects, as in the embedded cluster.
  return withOutsidePostgres(work, { settings: '-c fsync=off -c autovacuum=off' });
}

const [name = 'start', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command) {
  console.error(`There is no command "${name}". The commands are: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exit(1);
}
process.chdir(root);
let node;
try {
  await installIfStale({ needsTools: Boolean(command.tools) });
  node = projectNode();
  if (command.packages) await installIfStale({ folder: command.packages });
  if (command.web) await buildWebIfStale(node, command.meanwhile);
  process.exitCode = await command.run(args);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
