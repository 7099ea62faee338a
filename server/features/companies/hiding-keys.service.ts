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

function tellingOnes(mailHosts: readonly string[]): string[] {
  return mailHosts.filter((host) => tellsEmployer(ownDomain(host) ?? 'localhost'));
}

function keysOfSister({ id, name, formerKeys }: queries.Sister): string[] {
  return [companyNameKey(name), byId(id), ...formerKeys];
}

type Facts = Pick<queries.EmployerFacts, 'id' | 'name' | 'website' | 'mailHosts'>;

/** Its own name, domains and website, and the companies that share a mail domain of their own with it. */
function keysOfFacts({ id, name, website, mailHosts }: Facts, sisters: readonly queries.Sister[]): string[] {
  const telling = tellingOnes(mailHosts);
  const own = sisters.filter(
    (sister) => sister.id !== id && sister.hosts.some((host) => telling.includes(host)),
  );
  return [
    companyNameKey(name),
    byId(id),
    ...own.flatMap(keysOfSister),
    ...keysOfSites([...mailHosts.map(ownDomain), website ? domainOfLink(website) : undefined]),
  ];
}

async function sistersAt(db: Db, mailHosts: readonly string[]): Promise<queries.Sister[]> {
  const telling = [...new Set(tellingOnes(mailHosts))];
  return telling.length > 0 ? queries.listSisters(db, telling) : [];
}

async function readFacts(db: Db, companyIds: readonly string[]) {
  const facts = await queries.listEmployerFacts(db, companyIds);
  const sisters = await sistersAt(
    db,
    facts.flatMap(({ mailHosts }) => mailHosts),
  );
  return { facts, sisters };
}

/**
 * By what each company is known: its name, its confirmed mail domains and website, and whoever shares those; by what
 * it was known before, and by what it asks to be called while an admin reads it.
 */
export async function keysOfEach(db: Db, companyIds: readonly string[]): Promise<Map<string, string[]>> {
  const { facts, sisters } = await readFacts(db, companyIds);
  return new Map(
    facts.map((company) => {
      const { proposedName, proposedWebsite, formerKeys } = company;
      const keys = [
        ...keysOfFacts(company, sisters),
        ...(proposedName ? [companyNameKey(proposedName)] : []),
        ...keysOfSites([proposedWebsite ? domainOfLink(proposedWebsite) : undefined]),
        ...formerKeys,
      ];
      return [company.id, [...new Set(keys)]];
    }),
  );
}

export async function keysOf(db: Db, companyId: string): Promise<string[]> {
  return (await keysOfEach(db, [companyId])).get(companyId) ?? [];
}

/** Before the company is called otherwise, or loses a member: what it is known by now stays. */
export async function keepKeys(db: Db, companyId: string): Promise<void> {
  const { facts, sisters } = await readFacts(db, [companyId]);
  const keys = facts.flatMap((company) => keysOfFacts(company, sisters));
  await queries.insertFormerKeys(db, companyId, keys, now());
}

/** After a member has left this address behind: its domain stays. */
export async function keepMailHost(db: Db, companyId: string, email: string): Promise<void> {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const sisters = (await sistersAt(db, [host])).filter(({ id }) => id !== companyId);
  const keys = [...keysOfSites([ownDomain(host)]), ...sisters.flatMap(keysOfSister)];
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
