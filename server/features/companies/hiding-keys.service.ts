import { companyNameKey } from '#contract/companies/company-name.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import type { Db } from '#server/db/schema/database.ts';
import {
  domainOfLink,
  isOpenToAll,
  ownDomain,
  siteName,
  siteNames,
  tellsEmployer,
} from './employer-domain.policy.ts';
import * as queries from './hiding-keys.queries.ts';

/*
 * Who hides from whom is one overlap of two lists of texts: what a candidate hides from, kept with the search
 * document, and by which of these a company is known.
 */

const byId = (id: string) => `company:${id}`;
const byDomain = (domain: string) => `domain:${domain}`;
const bySite = (site: string) => `site:${site}`;

/** By what a company is known: its name, its confirmed mail domains and website, and whoever shares those. */
export async function keysOf(db: Db, companyId: string): Promise<string[]> {
  const { name, website, mailHosts } = await queries.getEmployerFacts(db, companyId);
  const own = mailHosts.map(ownDomain);
  const domains = [...own, website ? domainOfLink(website) : undefined].filter(
    (domain) => domain !== undefined && !isOpenToAll(domain),
  ) as string[];
  const telling = mailHosts.filter((host) => tellsEmployer(ownDomain(host) ?? 'localhost'));
  const sisters = telling.length > 0 ? await queries.listSisters(db, companyId, telling) : [];
  const keys = [
    ...[{ id: companyId, name }, ...sisters].flatMap((one) => [companyNameKey(one.name), byId(one.id)]),
    ...domains.flatMap((domain) => [byDomain(domain), bySite(siteName(domain))]),
  ];
  return [...new Set(keys)];
}

/** What hides from the company of this name, under whichever domain it may write. */
export function keysOfName(name: string): string[] {
  return [companyNameKey(name), ...siteNames(name).map(bySite)];
}

/** What hides from a company of the platform, also after it has changed its name. */
export function keysOfCompany({ id, name }: { id: string; name: string }): string[] {
  return [byId(id), companyNameKey(name)];
}

export function keysOfDomain(domain: string): string[] {
  return isOpenToAll(domain) ? [] : [byDomain(domain)];
}

export async function listNames(db: Db, { text, ...query }: PageQuery & { text: string }) {
  const { companies, total } = await queries.listCompanyNames(db, text, query);
  return toPage(companies, query, total);
}

export const listNamesOf = queries.listNamesOf;
