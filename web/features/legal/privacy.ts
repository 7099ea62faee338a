import type { LegalText } from './legal-text.ts';
import { COLLECTION } from './privacy-collection.ts';
import { RIGHTS } from './privacy-rights.ts';

export const PRIVACY: LegalText = {
  title: 'Privacy',
  lead: 'Which personal data Medallist holds, why, who sees it, and how to have it erased.',
  updated: '2026-11-21',
  sections: [...COLLECTION, ...RIGHTS],
};
