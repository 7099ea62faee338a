import type { CompanyProfileInput, IdentityChange } from '#contract/companies/profile.ts';
import { domainOfLink, isOpenToAll } from '#server/features/companies/employer-domain.policy.ts';

/** What makes a company the one that was approved. */
export interface Identity {
  name: string;
  website: string | null;
  gstNumber: string | null;
}

const PARTS = ['name', 'website', 'gstNumber'] as const;
type Part = (typeof PARTS)[number];

const FIELDS = { name: 'companyName', website: 'companyWebsite', gstNumber: 'gstNumber' } as const;

/** A page of the same own domain; pages of a host that is open to all belong to different people. */
function isSameSite(one: string | null, other: string | null): boolean {
  if (one === other) return true;
  const domain = one && domainOfLink(one);
  return !!domain && !!other && domain === domainOfLink(other) && !isOpenToAll(domain);
}

function isSame(part: Part, one: Identity, other: Identity): boolean {
  return part === 'website' ? isSameSite(one.website, other.website) : one[part] === other[part];
}

export const areSame = (one: Identity, other: Identity): boolean =>
  PARTS.every((part) => one[part] === other[part]);

/** `wished` only where it differs, so that what has been saved in between stays. */
export function changeOf(former: Identity, wished: Identity): Partial<Identity> {
  return Object.fromEntries(
    PARTS.filter((part) => wished[part] !== former[part]).map((part) => [part, wished[part]]),
  );
}

export function fieldsOf(former: Identity, wished: Identity): IdentityChange['fields'] {
  return PARTS.filter((part) => wished[part] !== former[part]).map((part) => ({
    field: FIELDS[part],
    from: former[part],
    to: wished[part],
  }));
}

interface Saved {
  approved: Identity;
  /** What already waits, by what it changes. */
  waiting: Partial<Identity>;
  input: CompanyProfileInput;
}

/**
 * What a save shows at once, and what it asks for. A field that comes back as it was approved asks for nothing new,
 * because whoever saves the others sends it along: what waits for it goes on waiting.
 */
export function sortOut({ approved, waiting, input }: Saved): { shown: Identity; wished: Identity } {
  const typed = {
    name: input.companyName,
    website: input.companyWebsite,
    gstNumber: input.gstNumber ?? null,
  };
  const website = isSameSite(typed.website, approved.website) ? typed.website : approved.website;
  const shown = { ...approved, website };
  const asked = Object.fromEntries(
    PARTS.filter((part) => !isSame(part, typed, approved)).map((part) => [part, typed[part]]),
  );
  return { shown, wished: { ...shown, ...waiting, ...asked } };
}
