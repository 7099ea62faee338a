import { getDomain } from 'tldts';
import { companyNameKey } from '#contract/companies/company-name.ts';
import { findInstituteOfMail } from '#contract/lists/institutes.ts';

/** Public hosts for addresses or pages: they do not identify an employer. */
const OPEN_TO_ALL = new Set([
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.co.in', 'yahoo.in', 'ymail.com', 'rocketmail.com'],
  ...['outlook.com', 'outlook.in', 'hotmail.com', 'hotmail.co.in', 'live.com', 'live.in', 'msn.com'],
  ...['icloud.com', 'me.com', 'mac.com', 'aol.com', 'gmx.com', 'gmx.net', 'mail.com', 'email.com'],
  ...['proton.me', 'protonmail.com', 'pm.me', 'tutanota.com', 'tuta.com', 'fastmail.com', 'hey.com'],
  ...['zoho.com', 'zoho.in', 'zohomail.com', 'zohomail.in', 'rediffmail.com', 'rediff.com', 'sify.com'],
  ...['yandex.com', 'yandex.ru', 'mail.ru', 'qq.com', '163.com', '126.com', 'web.de', 'duck.com'],
  ...['linkedin.com', 'facebook.com', 'instagram.com', 'twitter.com', 'x.com', 'youtube.com', 'medium.com'],
  ...['github.com', 'github.io', 'gitlab.io', 'notion.site', 'vercel.app', 'netlify.app', 'web.app'],
  ...['wixsite.com', 'wordpress.com', 'blogspot.com', 'linktr.ee', 'google.com', 'bit.ly', 'about.me'],
  // Reserved for examples and tests by RFC 2606.
  ...['example.com', 'example.org', 'example.net'],
]);
const RESERVED = new Set(['test', 'example', 'invalid', 'localhost', 'local']);

/** `zeta.co.in` from `hr.mail.zeta.co.in`; undefined for an invalid host name. */
export function ownDomain(host: string): string | undefined {
  return getDomain(host.trim().toLowerCase(), { extractHostname: false }) ?? undefined;
}

export function domainOfMail(email: string): string | undefined {
  return ownDomain(email.slice(email.lastIndexOf('@') + 1));
}

/** From a web address, with or without its `https://`. */
export function domainOfLink(link: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(link.trim()) ? link.trim() : `https://${link.trim()}`;
  return URL.canParse(address) ? ownDomain(new URL(address).hostname) : undefined;
}

/** `zeta.in` typed instead of a name; undefined for anything with blanks or without a dot. */
export function typedDomain(text: string): string | undefined {
  const typed = text.trim();
  if (/\s/.test(typed) || !/\.\p{L}{2,}(\/.*)?$/u.test(typed)) return undefined;
  return domainOfLink(typed.replace(/^@/, ''));
}

export function isOpenToAll(domain: string): boolean {
  return OPEN_TO_ALL.has(domain);
}

/** Whether a domain identifies an employer: not a mail provider, a reserved name or an institute. */
export function tellsEmployer(domain: string): boolean {
  const last = domain.slice(domain.lastIndexOf('.') + 1);
  return !isOpenToAll(domain) && !RESERVED.has(last) && findInstituteOfMail(`@${domain}`) === undefined;
}

/** `zeta` from `zeta.co.in`: the part of a domain that is compared with the company's name. */
export function siteName(domain: string): string {
  return domain.slice(0, domain.indexOf('.')).replaceAll('-', '');
}

/** Words with which many names end, and which few domains contain. */
const GENERIC =
  /( (technologies|technology|tech|labs?|software|softwares|solutions|systems|services|india|global|group|company|consulting|and co))+$/;

/**
 * The domain names that a company of this name may use: all its words, its distinctive words, or its
 * initials.
 */
export function siteNames(companyName: string): string[] {
  const key = companyNameKey(companyName);
  const words = key.split(' ');
  const initials = words.length > 2 ? [words.map(([letter]) => letter).join('')] : [];
  return [...new Set([key, key.replace(GENERIC, ''), ...initials].map((name) => name.replaceAll(' ', '')))];
}
