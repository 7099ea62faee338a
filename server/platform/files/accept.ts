import { AppError, fieldFault } from '#contract/core/errors.ts';
import type { Upload } from './files.ts';
import { sniffMimeType } from './sniff.ts';

const EXTENSIONS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

const NAME_MAX = 120;

/** The file name without folders and misleading characters, with the extension of its content. */
export function safeName(name: string, mimeType: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim();
  // By code points: half a surrogate pair could not be stored.
  const short = [...plain].slice(0, NAME_MAX).join('');
  return `${short || 'document'}.${EXTENSIONS[mimeType] ?? 'bin'}`;
}

/** What a rule accepts: the types by content, the text of its refusal, the field of the form. */
export interface Accepted {
  types: readonly string[];
  refusal: string;
  field: string;
}

export const PICTURES = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  refusal: 'Please upload a PNG, JPG or WebP picture.',
};

/** Checks files by their bytes only; throws unless every one has an allowed type. */
export async function accept(uploads: Upload[], { types, refusal, field }: Accepted): Promise<Upload[]> {
  if (uploads.length === 0) {
    const message = 'Please choose at least one file.';
    throw fieldFault(field, message);
  }
  const accepted: Upload[] = [];
  for (const { name, bytes } of uploads) {
    const mimeType = await sniffMimeType(bytes);
    if (!mimeType || !types.includes(mimeType)) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: refusal });
    }
    accepted.push({ name: safeName(name, mimeType), mimeType, bytes });
  }
  return accepted;
}
