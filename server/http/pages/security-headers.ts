import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
const STYLE_ATTRIBUTE = /<[a-z][^>]* style="([^"]*)"/g;
const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Nothing may be loaded or executed from an API answer or a stored file. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The service worker may only request pages and files from this server. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Our pages use none of these browser features, so injected code cannot use them either. */
export const PERMISSIONS_POLICY =
  'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The value of an attribute as the browser reads it, for the characters that React escapes. */
const unescaped = (value: string) =>
  value.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS[entity] ?? entity);

function unique(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, text = '']) => text))];
}

/**
 * The policy for one HTML page, computed from the build before any data is inserted: scripts from our own
 * origin and those of the build; styles from our own origin or with the nonce of the answer; and style
 * attributes of the build, or that React rendered next to escaped texts. Text becomes markup or script only
 * through the default policy of `web/lib/page-policy.ts`.
 */
export function pagePolicy(built: string): (nonce: string, drawn?: string) => string {
  const scripts = unique(built, INLINE_SCRIPT).map(hashOf);
  const known = unique(built, STYLE_ATTRIBUTE);
  return (nonce, drawn = '') => {
    const values = new Set([...known, ...unique(drawn, STYLE_ATTRIBUTE)]);
    const attributes = [...values].map((value) => hashOf(unescaped(value)));
    const unsafeHashes = attributes.length > 0 ? ["'unsafe-hashes'"] : [];
    return [
      "default-src 'self'",
      ["script-src 'self'", ...scripts].join(' '),
      [`style-src 'self' 'nonce-${nonce}'`, ...unsafeHashes, ...attributes].join(' '),
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ].join('; ');
  };
}
