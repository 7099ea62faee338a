import { localDate } from '#contract/kit/zoned-time.ts';
import { addUser } from '#server/db/demo/people/companies.ts';
import { FIRST_NAMES, LAST_NAMES } from '#server/db/demo/people/names.ts';
import type { Random } from '#server/db/demo/random.ts';
import type { World } from '#server/db/demo/world.ts';

/** A person who has signed up and saved nothing yet. */
export function addNewcomer(world: World, random: Random, daysAgo: number, email?: string): string {
  const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const createdAt = world.moment.daysAgo(daysAgo - (email ? 1 : 0));
  const own = `${firstName}.${lastName}.${random.int(1000, 9999)}@newcomers.example`.toLowerCase();
  const person = { email: email ?? own, firstName, lastName, userType: 'JOBSEEKER' as const, createdAt };
  const userId = addUser(world, random, person);
  world.rows.add('candidates', { userId, lastActiveAt: createdAt, createdAt, updatedAt: createdAt });
  return userId;
}

interface Application {
  website: string;
  socialMediaHandle: string;
  experience: string;
  marketingChannels: string[];
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
  reason?: string;
  appliedDaysAgo: number;
}

function addApplication({ rows, moment }: World, userId: string, application: Application): void {
  const { appliedDaysAgo, reason = null, ...fields } = application;
  const isDecided = application.status !== 'PENDING';
  rows.add('affiliates', {
    ...fields,
    userId,
    reason,
    decidedBy: null,
    decidedAt: isDecided ? moment.daysAgo(appliedDaysAgo - 2) : null,
    createdAt: moment.daysAgo(appliedDaysAgo),
  });
}

function addApplicant(
  world: World,
  random: Random,
  [firstName, lastName, email]: readonly [string, string, string],
  application: Application,
): void {
  const createdAt = world.moment.daysAgo(application.appliedDaysAgo);
  const person = { email, firstName, lastName, userType: 'AFFILIATE' as const, createdAt };
  addApplication(world, addUser(world, random, person), application);
}

const CLICK_DAYS = 60;

/** The demo affiliate's programme with its clicks, and two applicants: one pending and one rejected. */
export function addAffiliates(world: World, random: Random, affiliateId: string): void {
  addApplication(world, affiliateId, {
    website: 'https://offer-letters.example',
    socialMediaHandle: '@offer.letters',
    experience: 'A weekly letter on salaries and offers, read by 18,000 engineers.',
    marketingChannels: ['Blog/Website', 'Email Marketing', 'Professional Network'],
    status: 'APPROVED',
    appliedDaysAgo: 280,
  });
  addApplicant(world, random, ['Isha', 'Kapoor', 'isha@campus-notes.example'], {
    website: 'https://campus-notes.example',
    socialMediaHandle: '@campusnotes',
    experience: 'Placement guides for final-year students, two years.',
    marketingChannels: ['YouTube', 'Social Media'],
    status: 'PENDING',
    appliedDaysAgo: 1.4,
  });
  addApplicant(world, random, ['Dev', 'Malhotra', 'dev@quick-leads.example'], {
    website: 'https://quick-leads.example',
    socialMediaHandle: '@quickleads',
    experience: 'Bulk campaigns.',
    marketingChannels: ['Email Marketing', 'Other'],
    status: 'REJECTED',
    reason: 'The programme does not work with bought address lists.',
    appliedDaysAgo: 12,
  });
  for (let daysAgo = 0; daysAgo < CLICK_DAYS; daysAgo++) {
    const at = world.moment.daysAgo(daysAgo);
    const day = localDate(at);
    const count = random.int(2, 9);
    for (let visitor = 0; visitor < count; visitor++) {
      const deviceHash = `demo-${daysAgo}-${visitor}`;
      const path = random.chance(0.8) ? '/candidate/signup' : '/recruiter/signup';
      world.rows.add('referralClicks', { ownerId: affiliateId, deviceHash, day, path, at });
    }
  }
}
