import path from 'node:path';
import type { Rolldown } from 'vite';

/** Files that name everything of a package: whoever imports one uses a part of it only. */
export const BARREL = /[\\/]node_modules[\\/](@[^\\/]+[\\/][^\\/]+)[\\/]esm[\\/]index\.mjs$/;
const NAMED_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

const barrels = new Map<string, Map<string, string>>();
const imports = new Map<string, readonly string[]>();

/** The modules that a module imports; of packages with a barrel those that it names. */
export function importsOf(id: string, context: Rolldown.ChunkingContext): readonly string[] {
  const known = imports.get(id);
  if (known) return known;
  const info = context.getModuleInfo(id);
  const found = (info?.importedIds ?? []).flatMap((imported) => {
    const packageName = BARREL.exec(imported)?.[1];
    if (packageName === undefined) return [imported];
    const files = filesOf(imported, context);
    return namesFrom(info?.code ?? '').flatMap(([name, from]) =>
      from === packageName ? (files.get(name) ?? []) : [],
    );
  });
  imports.set(id, found);
  return found;
}

/** Which file of the package each name comes from. */
function filesOf(barrel: string, context: Rolldown.ChunkingContext): Map<string, string> {
  const known = barrels.get(barrel);
  if (known) return known;
  const files = new Map(
    namesFrom(context.getModuleInfo(barrel)?.code ?? '').map(([name, from]) => [
      name,
      path.resolve(path.dirname(barrel), from),
    ]),
  );
  barrels.set(barrel, files);
  return files;
}

function namesFrom(code: string): [name: string, from: string][] {
  return [...code.matchAll(NAMED_IMPORT)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((name): [string, string] => [name.trim().split(/\s+as\s+/)[0] ?? '', from]),
  );
}
