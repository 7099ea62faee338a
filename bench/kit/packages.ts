import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const fromPackages = createRequire(path.resolve('bench/packages/package.json'));

/** Loads a package of bench/packages, which the command `bench` has installed. */
export function loadPackage(name: string): Promise<unknown> {
  return import(pathToFileURL(fromPackages.resolve(name)).href);
}
