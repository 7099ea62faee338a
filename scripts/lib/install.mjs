import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { run } from './run.mjs';

const OLDEST_NODE = 18;
/** The first Node that runs TypeScript as it is, which the server relies on. */
const SERVER_NODE = 24;

/** Installs the packages when those in node_modules are not the ones of package-lock.json. */
export async function installIfStale({ needsTools }) {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    throw new Error(
      `Node ${process.versions.node} is too old to install Medallist: ${OLDEST_NODE} or later is needed.`,
    );
  }
  if (isInstalled(needsTools)) return;
  await oneAtATime(async () => {
    if (!isInstalled(needsTools)) await install(needsTools);
  });
}

/** npm leaves a list of what it installed. It is compared by content: times say nothing after a checkout. */
function isInstalled(needsTools) {
  if (!existsSync('node_modules/.package-lock.json')) return false;
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([place, { version, integrity, ...is }]) => {
    if (place === '' || is.optional || is.devOptional || (is.dev && !needsTools)) return true;
    return present[place]?.version === version && present[place].integrity === integrity;
  });
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

async function install(needsTools) {
  console.log('Installing packages. The first time takes about a minute…');
  const [program, ...args] = npm();
  // Two packages, Node and PostgreSQL, come in place by their install scripts.
  args.push('ci', '--ignore-scripts=false', ...(needsTools ? ['--include=dev'] : []));
  const code = await run(program, args, { PATH: systemPath() }, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) throw new Error(`npm ci failed (exit code ${code}).`);
}

/** The npm that started us, on its own Node; the project's Node is about to be replaced. */
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

/** The Node that runs everything else: the project's own, or this one where that is missing but this will do. */
export function projectNode() {
  const node = path.resolve('node_modules/node/bin/node');
  try {
    accessSync(node, constants.X_OK);
    return node;
  } catch {
    if (Number(process.versions.node.split('.')[0]) >= SERVER_NODE) return process.execPath;
    throw new Error(
      `${node} is missing: the install script of the package "node" did not run. Delete node_modules and start again.`,
    );
  }
}
