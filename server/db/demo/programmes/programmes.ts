import { Random } from '#server/db/demo/random.ts';
import type { DemoCandidate, DemoCompany, DemoJob, World } from '#server/db/demo/world.ts';
import { addAffiliates } from './affiliates.ts';
import { addOldHire, addReferrals, type Circle, type Referred } from './referrals.ts';

const SEED = 31_000;

/** How many of the last candidates stay out of the market: their hires are reserved for referrals. */
export const GRADUATES_REFERRED = 19;

const HELD = (daysAgo: number) => [['EARNED', daysAgo]] as const;
const PAYABLE = (daysAgo: number) => [...HELD(daysAgo), ['PAYABLE', daysAgo - 92]] as const;
const VOID = (daysAgo: number) => [...HELD(daysAgo), ['VOID', daysAgo - 40]] as const;

const OF_CANDIDATE: readonly Referred[] = [
  { status: 'INVITED', daysAgo: 1, email: 'sneha.patil@friends.example' },
  { status: 'INVITED', daysAgo: 4, email: 'arvind.s@friends.example' },
  { status: 'INVITED', daysAgo: 9, email: 'meera.joshi@friends.example' },
  { status: 'SIGNUP', daysAgo: 6, email: 'karthik.v@friends.example' },
  { status: 'SIGNUP', daysAgo: 11, flags: ['PHONE'] },
  { status: 'APPROVED', daysAgo: 15, email: 'lakshmi.n@friends.example' },
  { status: 'APPROVED', daysAgo: 22, kind: 'RECRUITER' },
  { status: 'HIRED', daysAgo: 36, steps: HELD(8) },
];

const OF_RECRUITER: readonly Referred[] = [
  { status: 'INVITED', daysAgo: 2, email: 'priyanka.das@friends.example' },
  { status: 'INVITED', daysAgo: 7, email: 'hiring@banyan-labs.example' },
  { status: 'SIGNUP', daysAgo: 5 },
  { status: 'APPROVED', daysAgo: 19 },
  { status: 'APPROVED', daysAgo: 30, kind: 'RECRUITER' },
  { status: 'HIRED', daysAgo: 41, steps: HELD(17) },
  { status: 'HIRED', daysAgo: 118, steps: PAYABLE(96) },
];

const OF_AFFILIATE: readonly Referred[] = [
  { status: 'SIGNUP', daysAgo: 0.6 },
  { status: 'SIGNUP', daysAgo: 2 },
  { status: 'SIGNUP', daysAgo: 2.2, flags: ['DEVICE'] },
  { status: 'SIGNUP', daysAgo: 8, flags: ['BURST'], review: 'ALLOWED' },
  { status: 'APPROVED', daysAgo: 13 },
  { status: 'APPROVED', daysAgo: 24 },
  { status: 'APPROVED', daysAgo: 33, kind: 'RECRUITER' },
  { status: 'APPROVED', daysAgo: 47 },
  { status: 'HIRED', daysAgo: 52, steps: HELD(11) },
  { status: 'HIRED', daysAgo: 74, steps: HELD(38) },
  { status: 'HIRED', daysAgo: 88, steps: VOID(61), daysThere: 19 },
  { status: 'HIRED', daysAgo: 126, steps: PAYABLE(95) },
  { status: 'HIRED', daysAgo: 139, steps: PAYABLE(105) },
  { status: 'HIRED', daysAgo: 170, steps: PAYABLE(134) },
  { status: 'HIRED', daysAgo: 191, steps: PAYABLE(149) },
  { status: 'HIRED', daysAgo: 203, steps: PAYABLE(160) },
  { status: 'HIRED', daysAgo: 214, steps: PAYABLE(165), daysThere: 81 },
];

interface People {
  demoCandidate: string;
  affiliate: string;
  candidates: readonly DemoCandidate[];
  companies: readonly DemoCompany[];
  jobs: readonly DemoJob[];
}

/** Hires that ended early: how many days ago they began, and how long they lasted. */
const LEAVERS = [
  { daysAgo: 70, daysThere: 45 },
  { daysAgo: 34, daysThere: 12 },
] as const;

/** Left out, so that the figures of companies that the demo accounts deal with do not change. */
const BUSY = ['Tamarind Pay', 'Meghdoot Cloud', 'Xenon Displays'];

/** The referrals and rewards of the demo accounts, and applications to the affiliate programme. */
export function addProgrammes(world: World, people: People): void {
  const random = new Random(SEED);
  const isFree = ({ name }: DemoCompany) => !BUSY.includes(name);
  const circle: Circle = {
    graduates: people.candidates.slice(-GRADUATES_REFERRED),
    companies: people.companies.filter((company) => company.isApproved && isFree(company)),
    jobs: people.jobs.filter(({ isOpen, company }) => isOpen && isFree(company)),
  };
  const recruiter = people.companies.find(({ name }) => name === 'Tamarind Pay');
  addReferrals(world, random, circle, { id: people.demoCandidate, code: 'KRSHN742' }, OF_CANDIDATE);
  if (recruiter) {
    addReferrals(world, random, circle, { id: recruiter.founderId, code: 'MHTRN385' }, OF_RECRUITER);
  }
  addAffiliates(world, random, people.affiliate);
  const affiliate = { id: people.affiliate, code: 'FRNDS649', isAffiliate: true };
  addReferrals(world, random, circle, affiliate, OF_AFFILIATE);
  for (const when of LEAVERS) {
    const graduate = circle.graduates.pop();
    if (graduate) addOldHire(world, random, random.pick(circle.jobs), graduate, when);
  }
}
