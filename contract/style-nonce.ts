/** A placeholder in the built pages, replaced with a new nonce in each answer. */
export const STYLE_NONCE = 'nonce-of-this-answer';
