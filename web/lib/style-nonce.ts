import { STYLE_NONCE } from '#contract/style-nonce.ts';

/** What the policy of this page lets style elements in by; where a page is built, what stands in for it. */
export const styleNonce =
  typeof document === 'undefined'
    ? STYLE_NONCE
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** What locks the page behind a dialog reads its nonce where bundlers used to leave it. */
export function giveNonceToScrollLock(): void {
  Object.assign(window, { __webpack_nonce__: styleNonce });
}
