interface TrustedTypePolicies {
  createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown;
}

/**
 * Mantine writes the text of its `<style>` elements through innerHTML. Under Trusted Types that needs a
 * default policy: this one lets plain text through and refuses anything with a tag in it.
 */
export function allowStyleText(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicies };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (/<[a-z!/?]/i.test(text) ? null : text) });
}
