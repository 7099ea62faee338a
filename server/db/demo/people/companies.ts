import type { UserType } from '#contract/core/roles.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { checkDigitOf } from '#contract/kit/gstin.ts';
import { findStateCode } from '#contract/lists/states.ts';
import { Random } from '#server/db/demo/random.ts';
import type { DemoCompany, World } from '#server/db/demo/world.ts';
import { COMPANIES } from './company-list.ts';
import { FIRST_NAMES, LAST_NAMES } from './names.ts';

const SEED = 1000;
const FOUNDER_TITLES = [
  'Head of Talent',
  'Engineering Manager',
  'Talent Partner',
  'Founder',
  'VP Engineering',
] as const;

export interface Account {
  email: string;
  firstName: string;
  lastName: string;
  userType: UserType;
  createdAt: Date;
  phone?: string;
}

export function addUser({ rows, passwordHash }: World, random: Random, account: Account): string {
  const { email, firstName, lastName, userType, createdAt } = account;
  const id = random.id(createdAt);
  rows.add('users', {
    id,
    email,
    firstName,
    lastName,
    userType,
    createdAt,
    phone: account.phone ?? `+91 9${random.int(100_000_000, 999_999_999)}`,
    passwordHash,
    emailVerifiedAt: createdAt,
    pictureFileId: null,
    lastLoginAt: createdAt,
    updatedAt: createdAt,
  });
  return id;
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

/** An approved company that asks for a new name. */
const RENAMED = 'Pallav Health';
const NEW_IDENTITY = { name: 'Pallav Care', website: 'https://www.pallav-care.example' };

/** Approval by position in the list: most are approved, a few wait, one is rejected and one suspended. */
function approvalOf(index: number) {
  if (index < 34) return 'APPROVED' as const;
  return (
    (['PENDING', 'UNDER_REVIEW', 'REJECTED', 'SUSPENDED', 'NOT_SUBMITTED', 'PENDING'] as const)[index - 34] ??
    'PENDING'
  );
}

function gstinOf(random: Random, state: string): string {
  const letter = String.fromCharCode(65 + (random.int(10, 36) % 26));
  const start = `${findStateCode(state)}AA${letter}CE${random.int(1000, 9999)}F${random.int(1, 9)}Z`;
  return start + checkDigitOf(start);
}

/** About forty companies with a founder each; `founders` has the documented accounts for some of them. */
export function addCompanies(
  world: World,
  founders: ReadonlyMap<string, Account & { designation: string }>,
): DemoCompany[] {
  return COMPANIES.map((row, index) => {
    const random = new Random(SEED + index);
    const { name, industry, size, city, state, description } = row;
    const createdAt = world.moment.daysAgo(random.int(60, 300));
    const known = founders.get(name);
    const founder = known ?? {
      email: `talent@${slug(name)}.example`,
      firstName: random.pick(FIRST_NAMES),
      lastName: random.pick(LAST_NAMES),
      userType: 'RECRUITER' as const,
      createdAt,
    };
    const founderId = addUser(world, random, founder);
    const status = approvalOf(index);
    const wasApproved = status === 'APPROVED' || status === 'SUSPENDED';
    const waits = status === 'PENDING' || status === 'UNDER_REVIEW';
    const submittedAt =
      status === 'NOT_SUBMITTED'
        ? null
        : world.moment.daysAgo(waits ? 0.3 + random.roll() * 3 : random.int(5, 55));
    const id = random.id(createdAt);
    const website = `https://www.${slug(name)}.example`;
    const gstNumber = gstinOf(random, state);
    world.rows.add('companies', {
      id,
      name,
      founderId,
      industry,
      size,
      city,
      state,
      description,
      website,
      address: `${random.int(1, 240)}, ${random.pick(['MG Road', 'Residency Road', 'Park Street', 'Linking Road', 'Outer Ring Road'])}`,
      pincode: String(random.int(110_001, 700_099)),
      gstNumber,
      approvalStatus: status,
      profileSavedAt: createdAt,
      submittedAt,
      approvedAt: wasApproved ? submittedAt : null,
      rejectedAt: status === 'REJECTED' ? world.moment.daysAgo(1) : null,
      suspendedAt: status === 'SUSPENDED' ? world.moment.daysAgo(3) : null,
      rejectionReasons: status === 'REJECTED' ? ['The registration document does not name the company.'] : [],
      createdAt,
      updatedAt: createdAt,
    });
    world.rows.add('companyMembers', { companyId: id, userId: founderId, role: 'OWNER', createdAt });
    if (name === RENAMED) {
      const proposedAt = world.moment.daysAgo(1);
      world.rows.add('companyIdentityChanges', {
        id: random.id(proposedAt),
        companyId: id,
        ...NEW_IDENTITY,
        gstNumber,
        formerName: name,
        formerWebsite: website,
        formerGstNumber: gstNumber,
        proposedBy: founderId,
        proposedAt,
      });
    }
    world.rows.add('recruiters', {
      userId: founderId,
      designation: known?.designation ?? random.pick(FOUNDER_TITLES),
      phoneNumber: '+91 98450 12345',
      experienceYears: random.int(4, 18),
      linkedinUrl: `https://www.linkedin.com/in/${slug(fullName(founder))}`,
      bio: null,
      profileSavedAt: createdAt,
      updatedAt: createdAt,
    });
    return {
      id,
      name,
      city,
      founderId,
      founderName: fullName(founder),
      isApproved: status === 'APPROVED',
      wasApproved,
      appliedAt: submittedAt,
    };
  });
}
