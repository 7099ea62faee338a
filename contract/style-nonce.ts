/** Stands in the built pages where each answer puts a nonce of its own. */
export const STYLE_NONCE = 'nonce-of-this-answer';
