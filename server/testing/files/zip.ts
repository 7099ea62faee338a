import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  bytes: Buffer;
  /** A wrong size in the central directory. */
  claims?: number;
  encrypted?: boolean;
}

/** A compressed zip archive. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, claims, encrypted } of entries) {
    const label = Buffer.from(name);
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(encrypted ? 1 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims ?? bytes.length, 18);
    common.writeUInt16LE(label.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, label, packed]);
    const entry = Buffer.alloc(46);
    entry.write('504b01021400', 'hex');
    common.copy(entry, 6);
    entry.writeUInt32LE(offset, 42);
    locals.push(local);
    directory.push(entry, label);
    offset += local.length;
  }
  const table = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, table, end]);
}

const TYPES =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A Word document with these entries besides its two required parts. */
export function docx(more: readonly ZipEntry[] = [], text = 'Asha'): Buffer {
  return zip([
    { name: '[Content_Types].xml', bytes: Buffer.from(TYPES) },
    { name: 'word/document.xml', bytes: Buffer.from(`<w:document><w:t>${text}</w:t></w:document>`) },
    ...more,
  ]);
}
