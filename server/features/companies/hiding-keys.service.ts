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
 * A candidate hides from a company if two lists of keys overlap: the candidate's list, stored with the search
 * document, and the list of keys that identify the company.
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

/** The keys of its own name, domains and website, and of the companies that share its private mail domain. */
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
 * The keys of each company: its name, its confirmed mail domains and website, the companies that share them,
 * its former names, and a requested name that an admin is reviewing.
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

/** Called before the company is renamed or loses a member: its current keys stay valid. */
export async function keepKeys(db: Db, companyId: string): Promise<void> {
  const { facts, sisters } = await readFacts(db, [companyId]);
  const keys = facts.flatMap((company) => keysOfFacts(company, sisters));
  await queries.insertFormerKeys(db, companyId, keys, now());
}

/** Called after a member has changed from this address: its domain stays a key. */
export async function keepMailHost(db: Db, companyId: string, email: string): Promise<void> {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const sisters = (await sistersAt(db, [host])).filter(({ id }) => id !== companyId);
  const keys = [...keysOfSites([ownDomain(host)]), ...sisters.flatMap(keysOfSister)];
  await queries.insertFormerKeys(db, companyId, keys, now());
}

/** The keys for hiding from a company with this name, regardless of its domain. */
export function keysOfName(name: string): string[] {
  return [companyNameKey(name), ...siteNames(name).map(bySite)];
}

/** The keys for hiding from a registered company, and from others that use a name it has or had. */
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
