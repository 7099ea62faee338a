import { inflateSync } from 'node:zlib';

/** The selectable text of a PDF, page by page, decoded with the character maps of its fonts. */
export function pdfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const fonts = [...objects.values()].flatMap(({ dictionary }) => fontsIn(dictionary, objects));
  const byName = new Map(fonts);
  return [...objects.values()]
    .filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))
    .map(({ dictionary }) => {
      const content = objects.get(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1] ?? '');
      return textOf(content?.stream ?? '', byName);
    });
}

interface PdfObject {
  dictionary: string;
  stream: string;
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const found = text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    [...found].map(([, id = '', body = '']) => {
      const [dictionary = '', raw] = body.split('\nstream\n', 2);
      const bytes = Buffer.from(raw?.slice(0, raw.lastIndexOf('\nendstream')) ?? '', 'latin1');
      const isPacked = dictionary.includes('/FlateDecode') && bytes.length > 0;
      return [id, { dictionary, stream: (isPacked ? inflateSync(bytes) : bytes).toString('latin1') }];
    }),
  );
}

type Characters = ReadonlyMap<number, string>;

function fontsIn(dictionary: string, objects: Map<string, PdfObject>): [string, Characters][] {
  const table = /\/Font <<([\s\S]*?)>>/.exec(dictionary)?.[1] ?? '';
  return [...table.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1] ?? '';
    return [name, charactersOf(objects.get(map)?.stream ?? '')];
  });
}

function fromHex(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

/** pdfkit writes whole ranges as lists: `<0000> <00ff> [<0041> <0042> …]`. */
function charactersOf(cmap: string): Characters {
  const ranges = cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi);
  return new Map(
    [...ranges].flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = ''], place): [number, string] => [
        Number.parseInt(first, 16) + place,
        fromHex(hex.replaceAll(' ', '')),
      ]),
    ),
  );
}

function textOf(content: string, fonts: Map<string, Characters>): string {
  let characters: Characters | undefined;
  let text = '';
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) characters = fonts.get(font);
    for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]+)>/gi)) {
      for (const [code] of hex.matchAll(/..../g))
        text += characters?.get(Number.parseInt(code, 16)) ?? '\ufffd';
    }
    if (shown) text += ' ';
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}
