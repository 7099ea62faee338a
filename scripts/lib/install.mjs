import {
  accessSync,
  constants,
  existsSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { run } from './run.mjs';
import { step } from './step.mjs';

const OLDEST_NODE = 18;
/** The first Node that runs TypeScript directly, which the server relies on. */
const SERVER_NODE = 24;
const PRESENT = 'node_modules/.package-lock.json';
/**
 * Exists while packages are being added to a node_modules: if the process is killed, some may be incomplete.
 */
const UNFINISHED = 'node_modules/.unfinished';

/**
 * Installs the packages of a folder if those in its node_modules are not the ones in its package-lock.json.
 * Without `needsTools`, development dependencies are left out.
 *
 * @param {{ needsTools?: boolean, folder?: string }} what
 */
export async function installIfStale({ needsTools = false, folder = '.' }) {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    throw new Error(
      `Node ${process.versions.node} is too old to install Medallist: ${OLDEST_NODE} or later is needed.`,
    );
  }
  if (isInstalled(folder, needsTools)) return;
  await oneAtATime(async () => {
    if (!isInstalled(folder, needsTools)) await install(folder, needsTools);
  });
}

/**
 * npm writes a list of what it installed. Its contents are compared, because file times mean nothing after a
 * checkout.
 */
function isInstalled(folder, needsTools) {
  const present = packagesOf(path.join(folder, PRESENT));
  if (!present || existsSync(path.join(folder, UNFINISHED))) return false;
  const wanted = packagesOf(path.join(folder, 'package-lock.json'));
  return Object.entries(wanted).every(([place, { version, integrity, ...is }]) => {
    if (place === '' || is.devOptional || (is.dev && !needsTools)) return true;
    if (is.optional && !present[place]) return true;
    return present[place]?.version === version && present[place].integrity === integrity;
  });
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/**
 * npm keeps what is already right in a complete node_modules; an interrupted one is installed from scratch.
 */
async function install(folder, needsTools) {
  const present = packagesOf(path.join(folder, PRESENT));
  const unfinished = path.join(folder, UNFINISHED);
  const isWhole = present !== undefined && !existsSync(unfinished);
  const hasTools = isWhole && Object.values(present).some(({ dev }) => dev);
  const [program, ...args] = npm();
  args.push(...(isWhole ? ['install', '--no-save'] : ['ci']));
  // Installed tools stay, so that `npm start` after a change does not remove them before the next `npm test`.
  args.push(needsTools || hasTools ? '--include=dev' : '--omit=dev');
  // The install script of PostgreSQL has to run.
  args.push('--ignore-scripts=false');
  await step(installing(folder, isWhole), async () => {
    if (isWhole) writeFileSync(unfinished, '');
    const options = { cwd: path.resolve(folder), stdio: ['ignore', 'ignore', 'inherit'] };
    const code = await run(program, args, { PATH: systemPath() }, options);
    if (code !== 0) throw new Error(`npm could not install the packages (exit code ${code}).`);
    rmSync(unfinished, { force: true });
  });
}

function installing(folder, isWhole) {
  if (folder !== '.') return `Installing the packages of ${folder}`;
  return isWhole ? 'Installing the packages that are missing' : 'Installing packages';
}

/** The npm that started this process, on its own Node; the project's Node is about to be replaced. */
function npm() {
  const { npm_execpath: cli, npm_node_execpath: itsNode } = process.env;
  const isUsable = cli?.endsWith('npm-cli.js') && existsSync(cli) && itsNode && !isOurs(itsNode);
  return isUsable ? [itsNode, cli] : ['npm'];
}

function systemPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.filter((folder) => !isOurs(folder)).join(path.delimiter);
}

function isOurs(file) {
  return file.startsWith(path.resolve('node_modules') + path.sep);
}

/**
 * The Node that runs everything else: the project's own, or this one if there is none and this one is recent
 * enough.
 */
export function projectNode() {
  const node = path.resolve('node_modules/.bin/node');
  try {
    accessSync(node, constants.X_OK);
    return realpathSync(node);
  } catch {
    if (Number(process.versions.node.split('.')[0]) >= SERVER_NODE) return process.execPath;
    throw new Error(
      `Medallist runs on Node ${SERVER_NODE}, which it brings along for Linux only: start it with Node ${SERVER_NODE} or later.`,
    );
  }
}
