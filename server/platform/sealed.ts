import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

let key: Buffer | undefined;

/** Sets the encryption key, derived from the secret of the installation. */
export function configureSealing(secret: string): void {
  key = Buffer.from(hkdfSync('sha256', secret, '', 'medallist sealed secrets', KEY_BYTES));
}

function theKey(): Buffer {
  if (!key) throw new Error('configureSealing() has not been called');
  return key;
}

/**
 * Encrypts a text that we must read again. `owner` is authenticated: moved to another row it cannot be
 * opened.
 */
export function seal(text: string, owner: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, theKey(), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined if it was sealed with another key, for another owner, or has been changed. */
export function unseal(sealed: string, owner: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const tagEnd = IV_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, theKey(), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
