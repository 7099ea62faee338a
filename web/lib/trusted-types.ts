interface TrustedTypePolicies {
  createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown;
}

const TAG = /<[a-z!/?]/i;
/** How React makes a script element, which being parsed so never runs: for every page that it makes anew. */
const INERT_SCRIPT = '<script></script>';

/**
 * Mantine writes the text of its `<style>` elements through innerHTML, and React its script elements. Under
 * Trusted Types that needs a default policy: this one lets plain text through and refuses anything with a tag in it.
 */
export function allowStyleText(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicies };
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === INERT_SCRIPT || !TAG.test(text) ? text : null),
  });
}
