import { companyNameKey } from '#contract/companies/company-name.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
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

function keysOfSites(domains: readonly (string | undefined)[]): string[] {
  const telling = domains.filter((domain) => domain !== undefined && !isOpenToAll(domain)) as string[];
  return telling.flatMap((domain) => [byDomain(domain), bySite(siteName(domain))]);
}

/** Companies that share a mail domain of their own, and by what they were known before. */
async function keysOfSisters(db: Db, companyId: string, mailHosts: string[]): Promise<string[]> {
  const telling = mailHosts.filter((host) => tellsEmployer(ownDomain(host) ?? 'localhost'));
  const sisters = telling.length > 0 ? await queries.listSisters(db, companyId, telling) : [];
  return sisters.flatMap(({ id, name, formerKeys }) => [companyNameKey(name), byId(id), ...formerKeys]);
}

type Facts = Pick<queries.EmployerFacts, 'name' | 'website' | 'mailHosts'>;

async function keysOfFacts(
  db: Db,
  companyId: string,
  { name, website, mailHosts }: Facts,
): Promise<string[]> {
  return [
    companyNameKey(name),
    byId(companyId),
    ...(await keysOfSisters(db, companyId, mailHosts)),
    ...keysOfSites([...mailHosts.map(ownDomain), website ? domainOfLink(website) : undefined]),
  ];
}

/**
 * By what a company is known: its name, its confirmed mail domains and website, and whoever shares those; by what it
 * was known before, and by what it asks to be called while an admin reads it.
 */
export async function keysOf(db: Db, companyId: string): Promise<string[]> {
  const facts = await queries.getEmployerFacts(db, companyId);
  const { proposedName, proposedWebsite, formerKeys } = facts;
  const keys = [
    ...(await keysOfFacts(db, companyId, facts)),
    ...(proposedName ? [companyNameKey(proposedName)] : []),
    ...keysOfSites([proposedWebsite ? domainOfLink(proposedWebsite) : undefined]),
    ...formerKeys,
  ];
  return [...new Set(keys)];
}

/** Before the company is called otherwise, or loses a member: what it is known by now stays. */
export async function keepKeys(db: Db, companyId: string): Promise<void> {
  const keys = await keysOfFacts(db, companyId, await queries.getEmployerFacts(db, companyId));
  await queries.insertFormerKeys(db, companyId, keys, now());
}

/** After a member has left this address behind: its domain stays. */
export async function keepMailHost(db: Db, companyId: string, email: string): Promise<void> {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const sisters = await keysOfSisters(db, companyId, [host]);
  const keys = [...keysOfSites([ownDomain(host)]), ...sisters];
  await queries.insertFormerKeys(db, companyId, keys, now());
}

/** What hides from the company of this name, under whichever domain it may write. */
export function keysOfName(name: string): string[] {
  return [companyNameKey(name), ...siteNames(name).map(bySite)];
}

/** What hides from a company of the platform, and from whoever else goes by a name that it has or had. */
export function keysOfCompany({ id, names }: { id: string; names: string[] }): string[] {
  return [byId(id), ...names.map(companyNameKey)];
}

export function keysOfDomain(domain: string): string[] {
  return isOpenToAll(domain) ? [] : [byDomain(domain)];
}

export async function listNames(db: Db, { text, ...query }: PageQuery & { text: string }) {
  const { companies, total } = await queries.listCompanyNames(db, text, query);
  return toPage(companies, query, total);
}

export const listNamesOf = queries.listNamesOf;
