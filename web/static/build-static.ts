import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { builtFigures } from '../built-figures.ts';
import { MANIFEST } from '../worker/build-worker.ts';

/** A placeholder in the head of a static page, until the names of its files are known. */
const PLACE = '<meta name="static-page"/>';

/**
 * Chunks for the initial code, and for what most islands share: each file that an island waits for may take
 * another round trip.
 */
const GROUPS = [
  { name: 'page', tags: ['$initial' as const], priority: 2 },
  { name: 'islands', minShareCount: 3, priority: 1 },
];

type Output = Rolldown.RolldownOutput['output'];

/** Builds the script and the styles of the pages that are not hydrated, and inserts them into those. */
export async function buildStatic(folder: string): Promise<void> {
  const scripts = await bundle(folder, 'web/static/page.ts', {
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  });
  const styles = await bundle(folder, 'web/static/styles.ts', {
    write: false,
    // Only the styles of this build are used.
    rolldownOptions: { external: (id: string) => /^(@?[a-z])/.test(id) && !id.endsWith('.css') },
  });
  const files = await readdir(folder, { recursive: true });
  const [, build = ''] = files.map((name) => MANIFEST.exec(`/${name}`)).find(Boolean) ?? [];
  const [sheet, source] = sheetOf(styles);
  await writeFile(path.join(folder, sheet), source);
  const [islandSheet] = sheetOf(scripts);
  const linkTo = (name: string) => `<link rel="stylesheet" href="/${name}"/>`;
  const rest = [
    linkTo(sheet),
    ...scriptsOf(scripts, path.basename(islandSheet)),
    `<meta name="build" content="${build}"/>`,
  ].join('');
  // A form that is part of the page, not of a dialog, needs Mantine's styles for its first paint.
  const headOf = (html: string) => (html.includes(' mantine-') ? linkTo(islandSheet) + rest : rest);
  await Promise.all(
    files
      .filter((name) => name.endsWith('.html'))
      .map(async (name) => {
        const file = path.join(folder, name);
        const html = await readFile(file, 'utf8');
        if (html.includes(PLACE)) await writeFile(file, html.replace(PLACE, headOf(html)));
      }),
  );
}

async function bundle(outDir: string, input: string, more: InlineConfig['build'] = {}): Promise<Output> {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: builtFigures({ areFilled: true }),
    build: {
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      ...more,
      rolldownOptions: { preserveEntrySignatures: 'strict', ...more?.rolldownOptions, input },
    },
  });
  if (!('output' in output)) throw new Error(`${input} was not built.`);
  return output.output;
}

/** A page must name every file that it needs offline, as the service worker stores those. */
function scriptsOf(output: Output, islandStyles: string): string[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const worker = chunks.find(({ name }) => name === 'shell-worker');
  if (!entry || !worker) throw new Error('The script of static pages was not built.');
  return [
    ...entry.imports.map((file) => `<link rel="modulepreload" href="/${file}"/>`),
    `<link rel="prefetch" href="/${worker.fileName}"/>`,
    `<script type="module" src="/${entry.fileName}" data-styles="${islandStyles}"></script>`,
  ];
}

function sheetOf(output: Output): [name: string, source: string] {
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error('No styles were built.');
  return [sheet.fileName, String(sheet.source)];
}
