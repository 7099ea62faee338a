import { STYLE_NONCE } from '#contract/style-nonce.ts';

interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): unknown;
}

/** What the policy of this page lets style elements in by; where a page is built, what stands in for it. */
export const styleNonce =
  typeof document === 'undefined'
    ? STYLE_NONCE
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** What locks the page behind a dialog reads its nonce where bundlers used to leave it. */
export function giveNonceToScrollLock(): void {
  Object.assign(window, { __webpack_nonce__: styleNonce });
}

const TAG = /<[a-z!/?]/i;
/** How React makes a script element, which being parsed so never runs: for every page that it makes anew. */
const INERT_SCRIPT = '<script></script>';
const OWN_WORKER = '/sw.js';

/**
 * Mantine writes the text of its `<style>` elements through innerHTML, and React its script elements. Under
 * Trusted Types that needs a default policy: this one lets plain text through and refuses anything with a tag in it,
 * and every address of a script but that of our worker.
 */
export function allowStyleText(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicies };
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === INERT_SCRIPT || !TAG.test(text) ? text : null),
    createScriptURL: (address) => (address === OWN_WORKER ? address : null),
  });
}
