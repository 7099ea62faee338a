import { fileTypeFromBuffer } from 'file-type';

/** The type according to the content, regardless of the file name. */
export async function sniffMimeType(bytes: Buffer): Promise<string | undefined> {
  return (await fileTypeFromBuffer(bytes))?.mime;
}
