import type { FastifyRequest } from 'fastify';
import type { UploadRule } from '#contract/core/endpoint.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Upload } from '#server/platform/files/files.ts';

export interface Form {
  fields: Record<string, string>;
  files: Upload[];
}

/** Reads a multipart body within the endpoint's limits; nothing is stored if any part exceeds them. */
export async function readForm(request: FastifyRequest, rule: UploadRule): Promise<Form> {
  if (!request.isMultipart())
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'Please send a form with a file.' });
  const fields: Record<string, string> = {};
  const files: Upload[] = [];
  const limits = { files: rule.maxFiles, fileSize: rule.maxBytes, fields: 20, fieldSize: 10_000, parts: 40 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
      } else {
        const bytes = await part.toBuffer();
        if (part.fieldname === rule.field) {
          files.push({ name: plainName(part.filename), mimeType: part.mimetype, bytes });
        }
      }
    }
  } catch (error) {
    refuse(error, rule);
  }
  return { fields, files };
}

const NAME_MAX = 120;

/**
 * The last segment of the name, without misleading characters or ones that break a header; the extension
 * stays.
 */
function plainName(name: string | undefined): string {
  const plain = (name?.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  const characters = [...plain];
  return characters.length > NAME_MAX ? characters.slice(-NAME_MAX).join('') : plain || 'file';
}

/** Errors of the parser without a code mean a truncated form or one without a boundary. */
function refuse(error: unknown, { tooLarge }: UploadRule): never {
  const { code } = error as { code?: string };
  if (code === undefined) throw new AppError('MALFORMED_REQUEST');
  if (code === 'FST_REQ_FILE_TOO_LARGE' && tooLarge) {
    throw new AppError('PAYLOAD_TOO_LARGE', { message: tooLarge });
  }
  throw error;
}
