import { createRequire } from 'node:module';
import path from 'node:path';
import pdfmake from 'pdfmake';
import type { OwnProfile } from '#contract/candidates/profile.ts';
import { contentOf } from './pdf-content.ts';
import { EXTENTS, extentOf, type Shortening } from './pdf-extent.ts';
import { DEFAULT_STYLE, footer, STYLES } from './pdf-style.ts';

const MAX_PAGES = 2;

const FONTS = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'fonts',
);
const font = (name: string) => path.join(FONTS, 'Roboto', `Roboto-${name}.ttf`);

pdfmake.setFonts({
  Roboto: {
    normal: font('Regular'),
    bold: font('Medium'),
    italics: font('Italic'),
    bolditalics: font('MediumItalic'),
  },
});
// A profile is text that anyone may write: nothing it names is ever opened.
pdfmake.setLocalAccessPolicy((file) => path.dirname(file) === path.join(FONTS, 'Roboto'));
pdfmake.setUrlAccessPolicy(() => false);

interface Rendered {
  bytes: Buffer;
  pages: number;
}

async function render(profile: OwnProfile, shortening: Shortening | null): Promise<Rendered> {
  let pages = 0;
  const { firstName, lastName } = profile.basicInfo;
  const bytes = await pdfmake
    .createPdf({
      content: contentOf(profile, shortening),
      footer: (page: number, count: number) => {
        pages = count;
        return footer(page, count);
      },
      info: { title: `${firstName} ${lastName}`, author: `${firstName} ${lastName}`, creator: 'Medallist' },
      lang: 'en-IN',
      pageSize: 'A4',
      pageMargins: [52, 48, 52, 56],
      defaultStyle: DEFAULT_STYLE,
      styles: STYLES,
    })
    .getBuffer();
  return { bytes, pages };
}

/** More than this never fits on two pages, and takes long to find out. */
const JSON_MAX = 30_000;

/** At most two pages: where all of it would need more, the oldest and longest go first, and the text says so. */
export default async function profilePdf(profile: OwnProfile): Promise<Buffer> {
  let last: Rendered | undefined;
  for (const [place, limits] of EXTENTS.entries()) {
    const { profile: shown, leftOut } = extentOf(profile, limits);
    if (JSON.stringify(shown).length > JSON_MAX) continue;
    last = await render(shown, place === 0 ? null : { leftOut });
    if (last.pages <= MAX_PAGES) return last.bytes;
  }
  throw new Error(`The shortest profile still has ${last?.pages} pages`);
}
