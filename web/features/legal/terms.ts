import type { LegalText } from './legal-text.ts';
import { TERMS_OF_CONDUCT } from './terms-of-conduct.ts';
import { TERMS_OF_USE } from './terms-of-use.ts';

export const TERMS: LegalText = {
  title: 'Terms',
  lead: 'What you can expect from Medallist, and what Medallist expects of graduates, companies, referrers and affiliates.',
  updated: '2026-11-21',
  sections: [...TERMS_OF_USE, ...TERMS_OF_CONDUCT],
};
