import type { FastifyRequest } from 'fastify';
import type { UploadRule } from '#contract/core/endpoint.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Upload } from '#server/platform/files/files.ts';

export interface Form {
  fields: Record<string, string>;
  files: Upload[];
}

/** Reads a multipart body within the endpoint's limits; nothing is kept when any part breaks them. */
export async function readForm(request: FastifyRequest, rule: UploadRule): Promise<Form> {
  if (!request.isMultipart())
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'Please send a form with a file.' });
  const fields: Record<string, string> = {};
  const files: Upload[] = [];
  const limits = { files: rule.maxFiles, fileSize: rule.maxBytes, fields: 20, fieldSize: 10_000, parts: 40 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
    } else {
      const bytes = await part.toBuffer().catch((error: unknown) => refuse(error, rule));
      if (part.fieldname === rule.field) {
        files.push({ name: part.filename ?? 'file', mimeType: part.mimetype, bytes });
      }
    }
  }
  return { fields, files };
}

function refuse(error: unknown, { tooLarge }: UploadRule): never {
  const isTooLarge = (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE';
  throw isTooLarge && tooLarge ? new AppError('PAYLOAD_TOO_LARGE', { message: tooLarge }) : error;
}
