import type { InterviewType, Priority } from '#contract/labels/interviews.ts';
import { addInterview } from '#server/db/demo/hiring/interviews.ts';
import { addOffer } from '#server/db/demo/hiring/offers.ts';
import { addApplication } from '#server/db/demo/market.ts';
import type { Moment } from '#server/db/demo/moment.ts';
import { Random } from '#server/db/demo/random.ts';
import type { DemoJob, World } from '#server/db/demo/world.ts';
import { type Account, addUser } from './companies.ts';

const LAKH = 100_000;
const SEED = 77;
/** Hours left to answer the demo candidate's four requests. */
export const PENDING_HOURS = [0.8, 30.2, 97, 145] as const;

/** Founders with documented accounts. */
export function knownFounders(moment: Moment): Map<string, Account & { designation: string }> {
  const createdAt = moment.daysAgo(120);
  const person = (email: string, firstName: string, lastName: string, designation: string) => ({
    email,
    firstName,
    lastName,
    designation,
    userType: 'RECRUITER' as const,
    createdAt,
  });
  return new Map([
    ['Tamarind Pay', person('recruiter@medallist.test', 'Rohan', 'Mehta', 'Engineering Manager')],
    ['Xenon Displays', person('pending@medallist.test', 'Nandini', 'Rao', 'Talent Partner')],
    ['Meghdoot Cloud', person('farhan@meghdoot-cloud.example', 'Farhan', 'Qureshi', 'Engineering Manager')],
  ]);
}

/** Returns the id of the affiliate. */
export function addStaff(world: World): string {
  const createdAt = world.moment.daysAgo(300);
  const random = new Random(SEED);
  const people: Pick<Account, 'email' | 'firstName' | 'lastName' | 'userType'>[] = [
    { email: 'superadmin@medallist.test', firstName: 'Lata', lastName: 'Menon', userType: 'SUPER_ADMIN' },
    { email: 'admin@medallist.test', firstName: 'Imran', lastName: 'Sheikh', userType: 'ADMIN' },
  ];
  for (const person of people) addUser(world, random, { ...person, createdAt });
  const affiliate = { email: 'affiliate@medallist.test', firstName: 'Maya', lastName: 'Fernandes' };
  return addUser(world, random, { ...affiliate, userType: 'AFFILIATE', createdAt });
}

const SKILLS: readonly (readonly [name: string, years: number, months: number, level: number])[] = [
  ['Go', 4, 6, 3],
  ['PostgreSQL', 6, 0, 4],
  ['Kafka', 3, 2, 3],
  ['Redis', 4, 0, 3],
  ['AWS', 3, 8, 3],
  ['Java', 2, 0, 2],
  ['Docker', 4, 0, 3],
];

function addLinksAndProject(
  { rows, moment }: World,
  random: Random,
  candidateId: string,
  createdAt: Date,
): void {
  const links = [
    ['LINKEDIN', 'https://www.linkedin.com/in/ananya-krishnan-demo'],
    ['GITHUB', 'https://github.com/ananya-krishnan-demo'],
  ] as const;
  links.forEach(([platformType, profileUrl], position) => {
    rows.add('candidateOnlineProfiles', {
      id: random.id(createdAt),
      candidateId,
      platformType,
      profileUrl,
      position,
    });
  });
  rows.add('candidateProjects', {
    id: random.id(createdAt),
    candidateId,
    projectTitle: 'Khata, a ledger that refuses to lose a paisa',
    clientName: null,
    startMonth: moment.monthsAgo(26),
    endMonth: null,
    isOngoing: true,
    projectDetails: 'Open source double-entry bookkeeping in Go, with property tests for every posting rule.',
    technologiesUsed: ['Go', 'PostgreSQL'],
    projectUrl: 'https://github.com/ananya-krishnan-demo/khata',
    position: 0,
  });
}

/** Ananya: three of four sections saved, Education still missing. */
export function addDemoCandidate(world: World): string {
  const { rows, moment } = world;
  const random = new Random(SEED + 1);
  const createdAt = moment.daysAgo(40);
  const id = addUser(world, random, {
    email: 'candidate@medallist.test',
    firstName: 'Ananya',
    lastName: 'Krishnan',
    userType: 'JOBSEEKER',
    createdAt,
  });
  rows.add('candidates', {
    userId: id,
    headline: 'SDE II at Lotus Exchange, building settlement that closes',
    professionalSummary:
      'Six years of backend work on exchanges and payments. I like systems where a missing record is somebody’s rent.',
    resumeFileId: null,
    salaryFixed: 28 * LAKH,
    salaryVariable: 3 * LAKH,
    salaryEsop: 2 * LAKH,
    expectedTotal: 42 * LAKH,
    expectedFixed: 36 * LAKH,
    noticePeriod: 'ONE_MONTH',
    lastWorkingDay: null,
    preferredLocations: ['Bengaluru'],
    offerCompany: null,
    offerAmount: null,
    offerJoiningDate: null,
    domain: 'Software Development',
    primaryRole: 'Backend Developer',
    basicInfoSavedAt: createdAt,
    skillsSavedAt: createdAt,
    experienceSavedAt: createdAt,
    educationSavedAt: null,
    lastActiveAt: moment.now,
    createdAt,
    updatedAt: createdAt,
  });
  addLinksAndProject(world, random, id, createdAt);
  SKILLS.forEach(([skillName, years, months, level], position) => {
    rows.add('candidateSkills', {
      id: random.id(createdAt),
      candidateId: id,
      skillName,
      years,
      months,
      level,
      position,
    });
  });
  const job = { candidateId: id, location: 'Bengaluru', employmentType: 'FULL_TIME' };
  rows.add('candidateExperiences', {
    ...job,
    id: random.id(createdAt),
    companyName: 'Lotus Exchange',
    designation: 'SDE II',
    startMonth: moment.monthsAgo(38),
    endMonth: null,
    isCurrentJob: true,
    description: 'Settlement and reconciliation for the commodities segment.',
    keyAchievements: [
      'Brought the end-of-day close from four hours to eleven minutes',
      'Wrote the ledger that three audits have passed',
    ],
    technologiesUsed: ['Go', 'PostgreSQL', 'Kafka'],
    position: 0,
  });
  rows.add('candidateExperiences', {
    ...job,
    id: random.id(createdAt),
    companyName: 'Deccan Networks',
    designation: 'Software Engineer',
    startMonth: moment.monthsAgo(74),
    endMonth: moment.monthsAgo(38),
    isCurrentJob: false,
    description: 'Billing for 300 corporate customers.',
    keyAchievements: ['Moved billing runs from weekly to hourly'],
    technologiesUsed: ['Java', 'Redis', 'AWS'],
    position: 1,
  });
  return id;
}

interface OwnInterview {
  company: string;
  title: string;
  hours?: number;
  startsAt?: Date;
  interviewType: InterviewType;
  priority: Priority;
  stages: readonly [number, number];
}

/** The next 4:30 pm: today if it is far enough ahead, otherwise tomorrow. */
export function thisAfternoon(moment: Moment): Date {
  const today = moment.indianTime(0, '16:30');
  return today.getTime() > moment.now.getTime() + 30 * 60_000 ? today : moment.indianTime(1, '16:30');
}

/** Four requests to answer and two booked interviews, as in the mock-ups. */
export function addDemoInterviews(world: World, candidateId: string, jobs: readonly DemoJob[]): void {
  const { moment } = world;
  const interviews: OwnInterview[] = [
    {
      company: 'Pallav Health',
      title: 'Staff Engineer, Platform',
      hours: PENDING_HOURS[0],
      interviewType: 'MANAGERIAL',
      priority: 'HIGH',
      stages: [1, 5],
    },
    {
      company: 'Tamarind Pay',
      title: 'Senior Backend Engineer',
      hours: PENDING_HOURS[1],
      interviewType: 'TECHNICAL',
      priority: 'URGENT',
      stages: [1, 4],
    },
    {
      company: 'Anvaya Semiconductors',
      title: 'Firmware Lead',
      hours: PENDING_HOURS[2],
      interviewType: 'CODING',
      priority: 'MEDIUM',
      stages: [1, 3],
    },
    {
      company: 'Indus Grid',
      title: 'Engineering Manager, Metering',
      hours: PENDING_HOURS[3],
      interviewType: 'CULTURAL_FIT',
      priority: 'LOW',
      stages: [1, 4],
    },
    {
      company: 'Meghdoot Cloud',
      title: 'Backend Engineer III',
      startsAt: thisAfternoon(moment),
      interviewType: 'TECHNICAL',
      priority: 'HIGH',
      stages: [2, 4],
    },
    {
      company: 'Sahyadri Robotics',
      title: 'Senior Backend Engineer',
      startsAt: moment.indianTime(3, '16:30'),
      interviewType: 'CODING',
      priority: 'MEDIUM',
      stages: [1, 3],
    },
  ];
  interviews.forEach((interview, index) => {
    const job = jobs.find(
      ({ company, opening }) => company.name === interview.company && opening.title === interview.title,
    );
    if (!job) throw new Error(`no job ${interview.title} at ${interview.company}`);
    const random = new Random(SEED + 10 + index);
    const isBooked = interview.startsAt !== undefined;
    const daysAgo = isBooked ? 4 : 0.4 + index * 0.3;
    const applicationId = addApplication(world, random, {
      job,
      candidateId,
      status: isBooked ? 'INTERVIEW' : 'SHORTLISTED',
      isInvited: true,
      daysAgo,
    });
    addInterview(world, random, {
      ...interview,
      applicationId,
      job,
      candidateId,
      interview: isBooked ? 'SCHEDULED' : 'PENDING',
      daysAgo,
      respondBy: interview.hours ? moment.inHours(interview.hours) : undefined,
    });
  });
  addDemoOffer(world, candidateId, jobs);
}

/** One offer that the demo candidate can answer for weeks. */
function addDemoOffer(world: World, candidateId: string, jobs: readonly DemoJob[]): void {
  const job = jobs.find(
    ({ company, opening }) =>
      company.name === 'Tamarind Pay' && opening.title === 'Site Reliability Engineer',
  );
  if (!job) throw new Error('no job for the offer of the demo candidate');
  const random = new Random(SEED + 20);
  const extendedDaysAgo = 1.4;
  const application = { job, candidateId, isInvited: false, daysAgo: 9, changedDaysAgo: extendedDaysAgo };
  const applicationId = addApplication(world, random, { ...application, status: 'OFFERED' });
  const interview = { interview: 'COMPLETED', daysAgo: 8, overDaysAgo: 3 } as const;
  addInterview(world, random, { applicationId, job, candidateId, ...interview });
  addOffer(world, random, {
    applicationId,
    job,
    candidate: { id: candidateId, name: 'Ananya Krishnan' },
    status: 'EXTENDED',
    extendedAt: world.moment.daysAgo(extendedDaysAgo),
    days: 28,
  });
}
