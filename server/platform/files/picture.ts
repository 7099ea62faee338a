import sharp from 'sharp';
import { AppError } from '#contract/core/errors.ts';
import { accept, PICTURES } from './accept.ts';
import type { Upload } from './files.ts';

/** A screen shows none of them larger; more would only cost whoever looks. */
const LONGEST_SIDE = 1024;
/** More than cameras take; what claims more only wants to fill the memory. */
const MOST_PIXELS = 40_000_000;

// Pictures are rare beside requests, which shall not wait for them.
sharp.concurrency(1);
sharp.cache(false);

/** Takes pictures alone, and of them only what they show: `field` is that of the form. */
export async function acceptPicture(uploads: Upload[], field: string): Promise<Upload[]> {
  const accepted = await accept(uploads, { ...PICTURES, field });
  return Promise.all(accepted.map(async (upload) => ({ ...upload, bytes: await drawAnew(upload.bytes) })));
}

/** The same picture, upright, without what its camera noted or somebody hid in or behind it. */
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
