import { createRequire } from 'node:module';
import path from 'node:path';
import pdfmake, { type PdfNode } from 'pdfmake';
import { DEFAULT_STYLE, footer, STYLES } from './pdf-style.ts';

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
// The content is text that anyone may write: no file or URL in it is ever opened.
pdfmake.setLocalAccessPolicy((file) => path.dirname(file) === path.join(FONTS, 'Roboto'));
pdfmake.setUrlAccessPolicy(() => false);

interface Paper {
  content: PdfNode[];
  title: string;
  author: string;
}

export interface RenderedPdf {
  bytes: Buffer;
  pages: number;
}

/** A4 with the product's margins, styles and footer. */
export async function renderPdf({ content, title, author }: Paper): Promise<RenderedPdf> {
  let pages = 0;
  const bytes = await pdfmake
    .createPdf({
      content,
      footer: (page: number, count: number) => {
        pages = count;
        return footer(page, count);
      },
      info: { title, author, creator: 'Medallist' },
      lang: 'en-IN',
      pageSize: 'A4',
      pageMargins: [52, 48, 52, 56],
      defaultStyle: DEFAULT_STYLE,
      styles: STYLES,
    })
    .getBuffer();
  return { bytes, pages };
}
