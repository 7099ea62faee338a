import { fileTypeFromBuffer } from 'file-type';

/** The type that the bytes themselves show, whatever the name says. */
export async function sniffMimeType(bytes: Buffer): Promise<string | undefined> {
  return (await fileTypeFromBuffer(bytes))?.mime;
}
