import type { IdentityChange } from '#contract/companies/profile.ts';
import type { Lookalike } from '#contract/companies/recruiter-review.ts';
import type { IdentityField } from '#contract/labels/companies.ts';
import type { Db } from '#server/db/schema/database.ts';
import {
  domainOfLink,
  domainOfMail,
  isOpenToAll,
  ownDomain,
  siteNames,
  tellsEmployer,
} from '#server/features/companies/employer-domain.policy.ts';
import { type Claim, type Claimant, getOwnClaim, listClaimants } from './claims.queries.ts';

type Shared = Lookalike['shares'][number];

function claimOf(companyId: string, { fields }: IdentityChange): Claim {
  const asked = (wanted: IdentityField) => fields.find(({ field }) => field === wanted)?.to ?? null;
  const [name, website] = [asked('companyName'), asked('companyWebsite')];
  const domain = (website && domainOfLink(website)) || null;
  return {
    companyId,
    names: name === null ? null : siteNames(name),
    domain: domain && !isOpenToAll(domain) ? domain : null,
    gstNumber: asked('gstNumber'),
  };
}

/** The domain of the web address, else that of the founder's mailbox, if it tells companies apart. */
function domainOf({
  website,
  founderEmail,
}: {
  website: string | null;
  founderEmail: string;
}): string | null {
  const linked = website && domainOfLink(website);
  if (linked) return isOpenToAll(linked) ? null : linked;
  const mailed = domainOfMail(founderEmail);
  return mailed && tellsEmployer(mailed) ? mailed : null;
}

/** Words that any company may end its name in tell nobody apart: `Google India` shares the name of `Google`. */
function sharedWith({ names, domain, gstNumber }: Claim, other: Claimant): Shared[] {
  const isNamed = names && siteNames(other.companyName).some((name) => names.includes(name));
  const domains = [other.website && domainOfLink(other.website), ...other.mailHosts.map(ownDomain)];
  return [
    ...(isNamed ? (['NAME'] as const) : []),
    ...(domain && domains.includes(domain) ? (['DOMAIN'] as const) : []),
    ...(gstNumber && gstNumber === other.gstNumber ? (['GSTIN'] as const) : []),
  ];
}

/** Which other companies are known by what this one asks for. */
export async function list(db: Db, companyId: string, change: IdentityChange | null) {
  if (!change) return [];
  const claim = claimOf(companyId, change);
  const claimants = await listClaimants(db, claim);
  return claimants
    .map((other) => ({ id: other.id, companyName: other.companyName, shares: sharedWith(claim, other) }))
    .filter(({ shares }) => shares.length > 0);
}

/** More than that are seldom compared. */
const LOOKALIKES = 5;

/**
 * Which other companies share the name, the domain or the GST number, as they are now: who shares most first, then who was
 * there first.
 */
export async function listLookalikes(db: Db, companyId: string) {
  const own = await getOwnClaim(db, companyId);
  const { companyName, gstNumber } = own;
  const names = siteNames(companyName).filter(Boolean);
  const claim = { companyId, names: names.length > 0 ? names : null, domain: domainOf(own), gstNumber };
  const alike = (await listClaimants(db, claim)).flatMap((other) => {
    const shares = sharedWith(claim, other);
    const { website, city, mailHosts: _, ...rest } = other;
    return shares.length > 0 ? [{ ...rest, companyWebsite: website, companyCity: city, shares }] : [];
  });
  return alike.toSorted((one, other) => other.shares.length - one.shares.length).slice(0, LOOKALIKES);
}
