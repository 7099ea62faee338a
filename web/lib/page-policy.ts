import { STYLE_NONCE } from '#contract/style-nonce.ts';

interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): unknown;
}

/**
 * The nonce with which the policy of this page admits style elements; in prerendered pages its placeholder.
 */
export const styleNonce =
  typeof document === 'undefined'
    ? STYLE_NONCE
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** The library that locks the page behind a dialog reads its nonce from this bundler variable. */
export function giveNonceToScrollLock(): void {
  Object.assign(window, { __webpack_nonce__: styleNonce });
}

const TAG = /<[a-z!/?]/i;
/**
 * React creates script elements by parsing this string, so that they do not run; it does so for
 * every page that it renders on the client.
 */
const INERT_SCRIPT = '<script></script>';
const OWN_WORKER = '/sw.js';

/**
 * Mantine writes the text of its `<style>` elements through innerHTML, and so does React with script
 * elements. Under Trusted Types that needs a default policy: this one accepts text without tags and refuses
 * the rest, and every script address except that of our worker.
 */
export function allowStyleText(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicies };
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === INERT_SCRIPT || !TAG.test(text) ? text : null),
    createScriptURL: (address) => (address === OWN_WORKER ? address : null),
  });
}
