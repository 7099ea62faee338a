import sharp from 'sharp';
import { AppError } from '#contract/core/errors.ts';
import { accept, PICTURES } from './accept.ts';
import type { Upload } from './files.ts';

/** No screen shows them larger, so more pixels would only cost bandwidth. */
const LONGEST_SIDE = 1024;
/** More than cameras produce; larger images only aim to exhaust the memory. */
const MOST_PIXELS = 40_000_000;

// Images are rare, and requests should not wait for them.
sharp.concurrency(1);
sharp.cache(false);

/** Accepts only images, and re-encodes them; `field` is that of the form. */
export async function acceptPicture(uploads: Upload[], field: string): Promise<Upload[]> {
  const accepted = await accept(uploads, { ...PICTURES, field });
  return Promise.all(accepted.map(async (upload) => ({ ...upload, bytes: await drawAnew(upload.bytes) })));
}

/** Re-encodes the image, upright and without metadata or data hidden in or after it. */
async function drawAnew(bytes: Buffer): Promise<Buffer> {
  const resized = {
    width: LONGEST_SIDE,
    height: LONGEST_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    return await picture.autoOrient().resize(resized).toBuffer();
  } catch {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: PICTURES.refusal });
  }
}
