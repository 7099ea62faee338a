/** The part of pdfmake that is used here; the package has no types. */
declare module 'pdfmake' {
  export type PdfNode = string | { [attribute: string]: unknown };

  interface PdfDefinition {
    content: PdfNode[];
    [attribute: string]: unknown;
  }

  const pdfmake: {
    setFonts(fonts: Record<string, Record<string, string>>): void;
    setLocalAccessPolicy(mayRead: (path: string) => boolean): void;
    setUrlAccessPolicy(mayLoad: (url: string) => boolean): void;
    createPdf(definition: PdfDefinition): { getBuffer(): Promise<Buffer> };
  };
  export default pdfmake;
}
