import type { IdentityChange } from '#contract/companies/profile.ts';
import type { Lookalike, ProcessAction } from '#contract/companies/recruiter-review.ts';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import { hasRole } from '#contract/core/roles.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { APPROVAL_STATUS_BADGES } from '#contract/labels/accounts.ts';
import type { IdentityField } from '#contract/labels/companies.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import { unlessDecided } from '#server/features/users/users.service.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import * as approval from './approval.service.ts';
import { type ApprovalAction, recruiterReinstated, recruiterSuspended } from './companies.events.ts';
import * as companyProfile from './companies.service.ts';
import * as documents from './documents.service.ts';
import {
  domainOfLink,
  domainOfMail,
  isOpenToAll,
  ownDomain,
  siteNames,
  tellsEmployer,
} from './employer-domain.policy.ts';
import { type Claim, type Claimant, getOwnClaim, listClaimants } from './identity.queries.ts';
import * as identity from './identity.service.ts';
import * as queries from './recruiter-review.queries.ts';

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

/** The domain of the website, else that of the founder's address, if it identifies a company. */
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

/** Generic words at the end of a name are ignored: `Google India` shares the name of `Google`. */
function sharedWith({ names, domain, gstNumber }: Claim, other: Claimant): Shared[] {
  const isNamed = names && siteNames(other.companyName).some((name) => names.includes(name));
  const domains = [other.website && domainOfLink(other.website), ...other.mailHosts.map(ownDomain)];
  return [
    ...(isNamed ? (['NAME'] as const) : []),
    ...(domain && domains.includes(domain) ? (['DOMAIN'] as const) : []),
    ...(gstNumber && gstNumber === other.gstNumber ? (['GSTIN'] as const) : []),
  ];
}

/** Which other companies use the requested values. */
async function listClaims(db: Db, companyId: string, change: IdentityChange | null) {
  if (!change) return [];
  const claim = claimOf(companyId, change);
  const claimants = await listClaimants(db, claim);
  return claimants
    .map((other) => ({ id: other.id, companyName: other.companyName, shares: sharedWith(claim, other) }))
    .filter(({ shares }) => shares.length > 0);
}

/** At most this many are listed, because more are seldom compared. */
const LOOKALIKES = 5;

/**
 * Which other companies currently share the name, the domain or the GST number: most in common first, then
 * the oldest.
 */
async function listLookalikes(db: Db, companyId: string) {
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

type Row = Awaited<ReturnType<typeof queries.listRecruiters>>[number];

function toRow(row: Row) {
  return { ...row, approvalStatusDisplay: APPROVAL_STATUS_BADGES[row.approvalStatus].label };
}

export async function list(db: Db, query: PageQuery & queries.Filter) {
  const rows = await queries.listRecruiters(db, query, query);
  return toPage(rows.map(toRow), query, await queries.countRecruiters(db, query));
}

export async function listWaiting(db: Db) {
  return (await queries.listWaiting(db)).map(toRow);
}

export async function stats(db: Db) {
  const { underReviewCount, ...rest } = await queries.countByStatus(db);
  return { ...rest, under_reviewCount: underReviewCount };
}

async function getRecruiter(db: Db, userId: string) {
  const found = await queries.findRecruiter(db, userId);
  if (!found) throw new AppError('RECRUITER_NOT_FOUND');
  return found;
}

/** A recruiter with everything that an admin needs to decide. */
export async function get(db: Db, userId: string) {
  const found = await getRecruiter(db, userId);
  const { companyId, phone, phoneNumber, rejectionReasons, emailVerifiedAt, ...row } = found;
  const [company, files, state, lookalikes, history] = await Promise.all([
    companyProfile.getProfile(db, companyId),
    documents.list(db, companyId),
    approval.getApprovalState(db, companyId),
    listLookalikes(db, companyId),
    queries.listHistory(db, companyId),
  ]);
  const approvalStatus = row.accountStatus === 'SUSPENDED' ? 'SUSPENDED' : row.approvalStatus;
  const isApproved = approvalStatus === 'APPROVED';
  const role = row.role ?? 'OWNER';
  return {
    ...row,
    ...toRow({ ...row, approvalStatus }),
    phone: phoneNumber ?? phone,
    recruiterType: role,
    companyWebsite: company.companyWebsite,
    isProfileComplete: state.isComplete,
    emailVerified: emailVerifiedAt !== null,
    rejectionReason: rejectionReasons.length > 0 ? rejectionReasons.join('\n') : null,
    canCreateJobs: isApproved && hasRole(role, 'RECRUITER'),
    canViewCandidates: isApproved,
    needsApproval: !isApproved,
    company,
    documents: files,
    lookalikes,
    claimedBy: await listClaims(db, companyId, company.pendingChange),
    history: history.map(({ firstName, lastName, ...step }) => ({
      ...step,
      byName: fullName({ firstName, lastName }),
    })),
  };
}

const MOVES: Record<ProcessAction, ApprovalAction> = {
  APPROVE: 'approved',
  REJECT: 'rejected',
  UNDER_REVIEW: 'review_started',
  SUSPEND: 'suspended',
  REINSTATE: 'reinstated',
};

interface Decision {
  action: ProcessAction;
  userId: string;
  reason?: string | null | undefined;
}

/**
 * Decides about a founder's company; a member who founded none can be suspended and reinstated individually.
 */
export async function decide(db: Db, deed: PersonsDeed, { action, userId, reason }: Decision) {
  const { companyId, isFounder } = await getRecruiter(db, userId);
  if (isFounder) {
    const move = { action: MOVES[action], companyId, ...(reason && { reason }) };
    await unlessDecided(db, ['company', companyId], () => approval.move(db, deed, move));
  } else if (action === 'SUSPEND') {
    await suspendPerson(db, deed, { userId, companyId, reason: reason ?? null });
  } else if (action === 'REINSTATE') {
    await reinstatePerson(db, deed, { userId, companyId });
  } else {
    throw new AppError('STATE_CHANGED');
  }
  return get(db, userId);
}

interface Member {
  userId: string;
  companyId: string;
}

async function suspendPerson(
  db: Db,
  deed: PersonsDeed,
  person: Member & { reason: string | null },
): Promise<void> {
  await users.suspend(db, person.userId);
  await emit(db, recruiterSuspended, { ...deed, ...person });
  await companyProfile.refreshScreens(db, person.companyId, 'approval');
}

async function reinstatePerson(db: Db, deed: PersonsDeed, person: Member): Promise<void> {
  await users.reinstate(db, person.userId);
  await emit(db, recruiterReinstated, { ...deed, ...person });
  await companyProfile.refreshScreens(db, person.companyId, 'approval');
}

export async function rejectDocument(
  db: Db,
  deed: PersonsDeed,
  { userId, documentId: id, reason }: { userId: string; documentId: string; reason: string },
) {
  const { companyId } = await getRecruiter(db, userId);
  await documents.reject(db, deed, { companyId, id, reason });
  return get(db, userId);
}

interface IdentityDecision {
  userId: string;
  changeId: string;
  /** Of a rejection. */
  reason?: string;
}

/** Approves the requested identity of the company, or rejects it with a reason. */
export async function decideIdentity(
  db: Db,
  deed: PersonsDeed,
  { userId, changeId, reason }: IdentityDecision,
) {
  const { companyId } = await getRecruiter(db, userId);
  const which = { companyId, changeId };
  await unlessDecided(db, ['company', companyId], () =>
    reason === undefined
      ? identity.approveChange(db, deed, which)
      : identity.rejectChange(db, deed, { ...which, reason }),
  );
  return get(db, userId);
}
