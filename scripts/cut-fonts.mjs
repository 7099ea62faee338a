/**
 * Subsets the two typefaces to what the product shows (`node scripts/cut-fonts.mjs`): western letters, the
 * weights in use, and the rupee sign, whose own files have 220 KB together. Both are under the SIL Open Font
 * License 1.1.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const letters = Array.from({ length: 0x100 - 0x20 }, (_, code) => String.fromCodePoint(code + 0x20)).join('');
const LATIN = `${letters}ˆ˚˜–—‘’‚“”„•…‹›€™−←↑→↓`;

const CUTS = [
  ['inter', { wght: { min: 400, max: 700 } }],
  ['newsreader', { wght: { min: 400, max: 500 }, opsz: { min: 24, max: 72 } }],
];

async function cut(family, part, text, variationAxes, name) {
  const file = `node_modules/@fontsource-variable/${family}/files/${family}-${part}-opsz-normal.woff2`;
  const bytes = await subsetFont(readFileSync(file), text, { targetFormat: 'woff2', variationAxes });
  writeFileSync(`web/ui/theme/fonts/${family}-${name}.woff2`, bytes);
  console.log(`${family}-${name}.woff2: ${bytes.length} bytes`);
}

for (const [family, axes] of CUTS) {
  await cut(family, 'latin', LATIN, axes, 'latin');
  await cut(family, 'latin-ext', '₹', axes, 'rupee');
}
