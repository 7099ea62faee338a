import { loadPackage } from '../kit/packages.ts';

/** The blocks of a document, from top to bottom. */
export interface Block {
  readonly root: unknown;
}
type Run = object;
type Kind<Of extends string> = Readonly<Record<Of, unknown>>;

interface ParagraphOptions {
  text?: string;
  heading?: unknown;
  children?: readonly Run[];
  numbering?: { reference: string; level: number };
  tabStops?: readonly { type: unknown; position: unknown }[];
}

/** Types for the part of the package that the layouts use. */
interface Docx {
  Document: new (options: {
    numbering: { config: readonly object[] };
    sections: readonly { children: readonly Block[] }[];
  }) => object;
  Packer: { toBuffer(document: object): Promise<Buffer> };
  Paragraph: new (content: string | ParagraphOptions) => Block;
  TextRun: new (content: string | { text: string; bold: boolean }) => Run;
  ExternalHyperlink: new (options: { link: string; children: readonly Run[] }) => Run;
  Table: new (options: { rows: readonly object[] }) => Block;
  TableRow: new (options: { children: readonly object[] }) => object;
  TableCell: new (options: { children: readonly Block[]; width: { size: number; type: unknown } }) => object;
  HeadingLevel: Kind<'TITLE' | 'HEADING_1' | 'HEADING_2'>;
  LevelFormat: Kind<'BULLET'>;
  TabStopPosition: Kind<'MAX'>;
  TabStopType: Kind<'RIGHT'>;
  WidthType: Kind<'PERCENTAGE'>;
}

export const {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopPosition,
  TabStopType,
  TextRun,
  WidthType,
} = (await loadPackage('docx')) as Docx;
