import type { IdentityChange } from '#contract/companies/profile.ts';
import type { AdminRecruiter } from '#contract/companies/recruiter-review.ts';
import type { IdentityField } from '#contract/labels/companies.ts';
import type { Db } from '#server/db/schema/database.ts';
import {
  domainOfLink,
  isOpenToAll,
  ownDomain,
  siteNames,
} from '#server/features/companies/employer-domain.policy.ts';
import { type Claim, type Claimant, listClaimants } from './claims.queries.ts';

type Shared = AdminRecruiter['claimedBy'][number]['shares'][number];

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
