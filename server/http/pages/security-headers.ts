import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Nothing may be loaded or run from an API answer or a stored file. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Our pages use none of what a browser can open to them, so neither does what is smuggled into one. */
export const PERMISSIONS_POLICY =
  'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()';

/**
 * The policy for one HTML page: scripts from our own origin, plus the hashes of the inline ones it was built
 * with. Mantine sets style attributes, hence the exception for styles.
 */
export function pagePolicy(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
