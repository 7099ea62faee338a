import { deflateSync, gzipSync } from 'node:zlib';
import { docx, zip } from './zip.ts';

export interface HostileFile {
  what: string;
  name: string;
  bytes: Buffer;
}

const MEGABYTE = 1024 * 1024;
const text = (source: string) => Buffer.from(source, 'latin1');

const PDF_HEAD = text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
const JPG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const EXE = Buffer.concat([text('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0'), Buffer.alloc(512)]);
const ELF = Buffer.concat([Buffer.from('7f454c4602010100', 'hex'), Buffer.alloc(512)]);
const EICAR = text('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-' + 'TEST-FILE!$H+H*');
const HTML = text('<!doctype html><script>fetch("/api/auth/me")</script>');
const SVG = text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>');

function pdf(body: string): Buffer {
  return Buffer.concat([PDF_HEAD, text(`1 0 obj\n${body}\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`)]);
}

function compound(stream: string): Buffer {
  const bytes = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.write(stream, 1024, 'utf16le');
  return bytes;
}

export function padded(head: Buffer, size: number, fill = ' '): Buffer {
  return Buffer.concat([head, Buffer.alloc(size - head.length, fill)]);
}

export const SMALL_PDF = pdf('<</Type/Catalog>>');

/** Says that its table of contents begins behind its end. */
function lying(archive: Buffer): Buffer {
  return archive.fill(0x7f, archive.length - 6, archive.length - 2);
}

/** Says that it has one part more than it has. */
function miscounted(archive: Buffer): Buffer {
  archive.writeUInt16LE(archive.readUInt16LE(archive.length - 12) + 1, archive.length - 12);
  return archive;
}

/** Refers to a table of the kind for more than four gigabytes, which lies nowhere. */
function longForm(archive: Buffer): Buffer {
  const locator = Buffer.alloc(20);
  locator.write('504b0607', 'hex');
  locator.writeBigUInt64LE(0xffff_ffff_ffffn, 8);
  locator.writeUInt32LE(1, 16);
  const end = archive.subarray(archive.length - 22);
  end.fill(0xff, 8, 20);
  return Buffer.concat([archive.subarray(0, archive.length - 22), locator, end]);
}

const word = (bytes: Buffer) => ({ name: 'word/document.xml', bytes });
const bomb = Buffer.alloc(120 * MEGABYTE);

/** What people with bad intentions, and broken programs, send in place of a document. Made in code, harmless here. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  { what: 'a Windows program named .pdf', name: 'cv.pdf', bytes: EXE },
  { what: 'a Windows program with two endings', name: 'cv.pdf.exe', bytes: EXE },
  { what: 'a Linux program named .png', name: 'photo.png', bytes: ELF },
  { what: 'a shell script named .pdf', name: 'cv.pdf', bytes: text('#!/bin/sh\nrm -rf ~\n') },
  { what: 'the EICAR test virus', name: 'cv.pdf', bytes: EICAR },
  {
    what: 'the EICAR test virus behind the head of a PDF',
    name: 'cv.pdf',
    bytes: Buffer.concat([PDF_HEAD, EICAR]),
  },
  { what: 'a web page named .pdf', name: 'cv.pdf', bytes: HTML },
  { what: 'a drawing with a script named .png', name: 'photo.png', bytes: SVG },
  { what: 'a drawing with a script named .pdf', name: 'cv.pdf', bytes: SVG },
  { what: 'a web page behind the head of a PDF', name: 'cv.html', bytes: Buffer.concat([PDF_HEAD, HTML]) },
  { what: 'a web page behind a picture', name: 'photo.html', bytes: Buffer.concat([PNG, HTML]) },
  {
    what: 'a web page inside a comment of a JPEG',
    name: 'photo.jpg.html',
    bytes: Buffer.concat([JPG.subarray(0, 4), HTML, JPG]),
  },
  { what: 'an archive behind a picture', name: 'photo.png', bytes: Buffer.concat([PNG, docx()]) },
  { what: 'an archive behind a PDF', name: 'cv.pdf', bytes: Buffer.concat([SMALL_PDF, docx()]) },
  { what: 'a program in front of a PDF', name: 'cv.pdf', bytes: Buffer.concat([EXE, SMALL_PDF]) },
  {
    what: 'a PDF that runs a script when it opens',
    name: 'cv.pdf',
    bytes: pdf('<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'),
  },
  {
    what: 'a PDF that starts a program',
    name: 'cv.pdf',
    bytes: pdf('<</Type/Catalog/OpenAction<</S/Launch/F(cmd.exe)>>>>'),
  },
  {
    what: 'a PDF whose stream unpacks to a hundred megabytes',
    name: 'cv.pdf',
    bytes: Buffer.concat([
      PDF_HEAD,
      text('1 0 obj<</Filter/FlateDecode>>stream\n'),
      deflateSync(bomb),
      text('\nendstream endobj'),
    ]),
  },
  { what: 'a PDF cut off after its head', name: 'cv.pdf', bytes: text('%PDF-1.') },
  { what: 'nothing at all', name: 'cv.pdf', bytes: Buffer.alloc(0) },
  { what: 'a single byte', name: 'cv.pdf', bytes: Buffer.alloc(1) },
  { what: 'five megabytes of zeros', name: 'cv.pdf', bytes: Buffer.alloc(5 * MEGABYTE - 1) },
  {
    what: 'an archive without a document',
    name: 'cv.docx',
    bytes: zip([{ name: 'readme.txt', bytes: text('x') }]),
  },
  {
    what: 'an archive with a folder of Word but no document',
    name: 'cv.docx',
    bytes: zip([
      { name: '[Content_Types].xml', bytes: text('<Types/>') },
      { name: 'word/media/a.png', bytes: PNG },
    ]),
  },
  {
    what: 'a Word document that unpacks to 120 MB',
    name: 'cv.docx',
    bytes: docx([{ name: 'word/media/0.bin', bytes: bomb }]),
  },
  {
    what: 'a Word document whose list of types unpacks to 120 MB',
    name: 'cv.docx',
    bytes: zip([{ name: '[Content_Types].xml', bytes: bomb }, word(text('<w:document/>'))]),
  },
  {
    what: 'a Word document that claims to hold four gigabytes',
    name: 'cv.docx',
    bytes: docx([{ name: 'word/media/0.bin', bytes: text('x'), claims: 0xffffffff }]),
  },
  {
    what: 'a Word document of 3,000 parts',
    name: 'cv.docx',
    bytes: docx(Array.from({ length: 3000 }, (_, i) => ({ name: `word/${i}.xml`, bytes: text('x') }))),
  },
  {
    what: 'a Word document behind a password',
    name: 'cv.docx',
    bytes: docx([{ name: 'word/a.xml', bytes: text('x'), encrypted: true }]),
  },
  { what: 'a Word document cut in half', name: 'cv.docx', bytes: docx().subarray(0, docx().length / 2) },
  { what: 'a Word document whose table of contents lies', name: 'cv.docx', bytes: lying(docx()) },
  {
    what: 'a Word document whose table of contents counts as many parts as it likes',
    name: 'cv.docx',
    bytes: miscounted(docx()),
  },
  {
    what: 'a Word document whose long form points behind its end',
    name: 'cv.docx',
    bytes: longForm(docx()),
  },
  {
    what: 'a Word document that holds archives in archives',
    name: 'cv.docx',
    bytes: docx([{ name: 'word/embeddings/1.docx', bytes: docx([{ name: 'word/2.zip', bytes: zip([]) }]) }]),
  },
  {
    what: 'a Word document with paths that climb',
    name: 'cv.docx',
    bytes: docx([{ name: '../../../etc/passwd', bytes: text('root') }]),
  },
  {
    what: 'a Word document with macros',
    name: 'cv.docx',
    bytes: docx([{ name: 'word/vbaProject.bin', bytes: compound('VBA') }]),
  },
  {
    what: 'a spreadsheet',
    name: 'cv.xlsx',
    bytes: zip([
      { name: '[Content_Types].xml', bytes: text('<Types/>') },
      { name: 'xl/workbook.xml', bytes: text('<x/>') },
    ]),
  },
  { what: 'a compound file that is no document', name: 'cv.doc', bytes: compound('Workbook') },
  { what: 'a compound file that is an installer', name: 'cv.doc', bytes: compound('!_StringData') },
  { what: 'a compressed archive', name: 'cv.pdf', bytes: gzipSync(bomb) },
  {
    what: 'a picture of a kind that nobody asked for',
    name: 'cv.gif',
    bytes: text('GIF89a\x01\0\x01\0\0\0\0;'),
  },
  {
    what: 'a picture that claims to be huge',
    name: 'photo.png',
    bytes: Buffer.concat([PNG.subarray(0, 16), Buffer.from('7fffffff7fffffff', 'hex'), PNG.subarray(24)]),
  },
  { what: 'a picture cut off after its head', name: 'photo.png', bytes: PNG.subarray(0, 20) },
  { what: 'a PDF with a path for a name', name: '../../../../etc/cron.d/cv', bytes: SMALL_PDF },
  { what: 'a PDF whose name turns its ending around', name: 'cv\u202Efdp.exe', bytes: SMALL_PDF },
  { what: 'a PDF whose name breaks a header', name: 'cv"\r\nset-cookie: a=b\r\n.pdf', bytes: SMALL_PDF },
  { what: 'a PDF whose name is only dots', name: '....', bytes: SMALL_PDF },
  { what: 'a PDF whose name is nothing but signs', name: `${'🏅'.repeat(300)}.pdf`, bytes: SMALL_PDF },
];
