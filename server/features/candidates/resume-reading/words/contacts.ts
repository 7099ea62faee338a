import type { Platform } from '#contract/labels/profile.ts';

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const PHONE =
  /(?<![\w/.])(?:\(?\+?\s?(?:91|0)?\)?[\s.-]{0,2})?(?:[6-9]\d{4}[\s.-]?\d{5}|[6-9]\d{2}[\s.-]\d{3}[\s.-]\d{4}|[6-9]\d{3}[\s.-]\d{3}[\s.-]\d{3}|[6-9]\d[\s.-]\d{4}[\s.-]\d{4})(?!\d)/;
const ABROAD = /\+\d{1,3}[\s.-]?\(?\d{2,4}\)?[\s.-]?\d{3,4}[\s.-]?\d{3,4}/;

export function findEmail(text: string): string | null {
  return EMAIL.exec(text)?.[0] ?? null;
}

/** An Indian mobile number as `+91 98765 43210`; a foreign one as written. */
export function findPhone(text: string): { phone: string; words: string } | null {
  const found = PHONE.exec(text)?.[0];
  if (found) {
    const digits = found.replace(/\D/g, '').slice(-10);
    return { phone: `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`, words: found.trim() };
  }
  const abroad = ABROAD.exec(text)?.[0];
  if (!abroad) return null;
  const phone = abroad.replace(/[^\d+]+/g, ' ').trim();
  return phone.length <= 15 ? { phone, words: abroad } : null;
}

const LINK =
  /(?:https?:\/\/)?(?:www\.)?(?:[a-z0-9-]+\.)+(?:com|in|io|dev|org|net|me|co|app|ai|tech|xyz|page|site|link|edu)(?:\/[^\s|,;()<>•·]*)?/gi;

/** The links in a text, with their scheme; without the hosts of mail addresses. */
export function findLinks(text: string): string[] {
  const words = text.replace(new RegExp(EMAIL, 'g'), ' ');
  return [...words.matchAll(LINK)].flatMap(([link]) => toLink(link) ?? []);
}

/** Null for what is not a URL: one letter before the dot, a version number. */
export function toLink(words: string): string | null {
  const bare = words.replace(/[.,;:]+$/, '').replace(/\/+$/, '');
  const link = /^https?:\/\//i.test(bare) ? bare : `https://${bare}`;
  if (!URL.canParse(link)) return null;
  const { protocol, hostname } = new URL(link);
  return /^https?:$/.test(protocol) && /[a-z0-9-]{2,}\.[a-z]{2,}$/i.test(hostname) ? link : null;
}

export function platformOf(link: string): Platform {
  const host = new URL(link).hostname.replace(/^www\./, '');
  if (host === 'linkedin.com' || host.endsWith('.linkedin.com')) return 'LINKEDIN';
  if (host === 'github.com' || host.endsWith('.github.com')) return 'GITHUB';
  if (host === 'stackoverflow.com') return 'STACK_OVERFLOW';
  const isElsewhere =
    /leetcode|hackerrank|codeforces|codechef|kaggle|medium|twitter|x\.com|gitlab|behance|dribbble|geeksforgeeks|scholar\.google/;
  return isElsewhere.test(host) ? 'OTHER' : 'PORTFOLIO';
}

/** Two spellings of one address. */
export function linkKey(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.|in\.)?/, '')
    .replace(/[/?#]+$/, '');
}
