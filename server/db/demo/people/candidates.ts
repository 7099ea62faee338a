import { fullName } from '#contract/kit/full-name.ts';
import type { NoticePeriod } from '#contract/labels/profile.ts';
import { INSTITUTES } from '#contract/lists/institutes.ts';
import { Random } from '#server/db/demo/random.ts';
import type { DemoCandidate, World } from '#server/db/demo/world.ts';
import { CAREERS, type Career, OTHER_EMPLOYERS } from './careers.ts';
import { addUser } from './companies.ts';
import { COMPANIES } from './company-list.ts';
import { FIRST_NAMES, LAST_NAMES } from './names.ts';

const SEED = 10_000;
const LAKH = 100_000;
const CITIES = ['Bengaluru', 'Hyderabad', 'Pune', 'Mumbai', 'Chennai', 'Gurugram', 'Delhi', 'Noida'] as const;
const NOTICE: readonly (readonly [NoticePeriod, number])[] = [
  ['FIFTEEN_DAYS_OR_LESS', 0.14],
  ['ONE_MONTH', 0.34],
  ['TWO_MONTHS', 0.24],
  ['THREE_MONTHS', 0.16],
  ['MORE_THAN_THREE_MONTHS', 0.04],
  ['SERVING_NOTICE_PERIOD', 0.08],
];
const EMPLOYERS = [...OTHER_EMPLOYERS, ...COMPANIES.map(({ name }) => name)];
/** The well-known institutes come first in the list, and most graduates have studied there. */
const FAVOURITES = INSTITUTES.slice(0, 12);
/** Limits the admins' queue to a manageable length for any number of candidates. */
const MOST_WAITING = 24;

function addWork(
  { rows, moment }: World,
  random: Random,
  candidateId: string,
  career: Career,
  months: number,
): string {
  const stages = Math.max(1, Math.min(career.titles.length, Math.ceil(months / 26)));
  const employers = random.sample(EMPLOYERS, stages);
  let end = 0;
  employers.forEach((companyName, position) => {
    const length =
      position === stages - 1 ? months - end : Math.max(8, Math.round((months - end) / (stages - position)));
    const isCurrentJob = position === 0;
    rows.add('candidateExperiences', {
      id: random.id(moment.now),
      candidateId,
      companyName,
      designation: career.titles[stages - 1 - position] ?? career.role,
      startMonth: moment.monthsAgo(end + length),
      endMonth: isCurrentJob ? null : moment.monthsAgo(end),
      isCurrentJob,
      location: random.pick(CITIES),
      employmentType: 'FULL_TIME',
      description: random.pick(career.works),
      keyAchievements: random.sample(career.works, 2),
      technologiesUsed: random.sample(career.skills, 4),
      position,
    });
    end += length;
  });
  return employers[0] ?? 'Aravalli Systems';
}

function addSkills(
  { rows, moment }: World,
  random: Random,
  candidateId: string,
  career: Career,
  months: number,
): void {
  const core = career.skills.slice(0, 4);
  const others = random.sample(career.skills.slice(4), random.int(1, 5));
  const known = random.sample([...core.filter(() => random.chance(0.9)), ...others], 12);
  known.forEach((skillName, position) => {
    const used = Math.round(
      months * (core.includes(skillName) ? 0.5 + random.roll() / 2 : random.roll() * 0.7),
    );
    const level = Math.min(4, 1 + Math.floor(used / 22) + (random.chance(0.3) ? 1 : 0));
    rows.add('candidateSkills', {
      id: random.id(moment.now),
      candidateId,
      skillName,
      years: Math.floor(used / 12),
      months: used % 12,
      level,
      position,
    });
  });
}

function addDegrees(
  { rows, moment, waiting }: World,
  random: Random,
  candidateId: string,
  career: Career,
  months: number,
): void {
  const endYear = moment.year - Math.round(months / 12);
  const isMaster = random.chance(0.22);
  const institute = random.chance(0.8) ? random.pick(FAVOURITES) : random.pick(INSTITUTES);
  const id = random.id(moment.now);
  const degree = {
    universityName: institute.name,
    educationDegree: isMaster ? "Master's Degree" : "Bachelor's Degree",
    fieldOfStudy: random.pick(career.fields),
    startYear: endYear - (isMaster ? 2 : 4),
    endYear,
  };
  const cgpa = random.int(68, 98) / 10;
  const drawn = random.weighted([
    ['VERIFIED', 0.78],
    ['PENDING', 0.08],
    ['UNVERIFIED', 0.14],
  ] as const);
  const isTooMany = drawn === 'PENDING' && waiting.length >= MOST_WAITING;
  const verificationStatus = isTooMany ? 'UNVERIFIED' : drawn;
  if (verificationStatus === 'PENDING') waiting.push({ ...degree, candidateId, educationId: id });
  const shown = { specialization: null, courseType: 'FULL_TIME', cgpa, percentage: null, position: 0 };
  rows.add('candidateEducations', { ...degree, ...shown, id, candidateId, verificationStatus });
}

function nameOf(index: number, random: Random) {
  const firstName = random.pick(FIRST_NAMES);
  const lastName = random.pick(LAST_NAMES);
  const email = `${firstName}.${lastName}.${index}@graduates.example`.toLowerCase();
  return { firstName, lastName, email };
}

export function emailOf(index: number): string {
  return nameOf(index, new Random(SEED + index)).email;
}

/** One graduate with a full profile; the same number always creates the same person. */
function addCandidate(world: World, index: number): DemoCandidate {
  const random = new Random(SEED + index);
  const { rows, moment } = world;
  const { firstName, lastName, email } = nameOf(index, random);
  const createdAt = moment.daysAgo(random.int(3, 240));
  const id = addUser(world, random, { email, firstName, lastName, userType: 'JOBSEEKER', createdAt });
  const career = random.pick(CAREERS);
  const months = random.int(8, 156);
  const years = months / 12;
  const fixed = Math.round((9 + years * 4.2 + random.int(-2, 4)) * LAKH);
  const notice = random.weighted(NOTICE);
  const expected = Math.round((fixed * (1.25 + random.roll() * 0.3)) / LAKH) * LAKH;
  const employer = addWork(world, random, id, career, months);
  rows.add('candidates', {
    userId: id,
    headline: `${career.headline}, ${employer}`,
    professionalSummary: `${Math.max(1, Math.round(years))} years in ${career.domain.toLowerCase()}. ${random.pick(career.works)}`,
    resumeFileId: null,
    salaryFixed: fixed,
    salaryVariable: Math.round((fixed * random.int(0, 15)) / 100),
    salaryEsop: random.chance(0.4) ? random.int(1, 8) * LAKH : 0,
    expectedTotal: expected,
    expectedFixed: Math.round(expected * 0.85),
    noticePeriod: notice,
    lastWorkingDay:
      notice === 'SERVING_NOTICE_PERIOD'
        ? moment
            .inHours(24 * random.int(5, 40))
            .toISOString()
            .slice(0, 10)
        : null,
    preferredLocations: random.sample(CITIES, random.int(1, 3)),
    offerCompany: null,
    offerAmount: null,
    offerJoiningDate: null,
    domain: career.domain,
    primaryRole: career.role,
    basicInfoSavedAt: createdAt,
    skillsSavedAt: createdAt,
    experienceSavedAt: createdAt,
    educationSavedAt: createdAt,
    lastActiveAt: moment.daysAgo(random.roll() * 30),
    createdAt,
    updatedAt: createdAt,
  });
  addSkills(world, random, id, career, months);
  addDegrees(world, random, id, career, months);
  return { id, name: fullName({ firstName, lastName }), career: career.role, years, random };
}

export function addCandidates(world: World, count: number): DemoCandidate[] {
  return Array.from({ length: count }, (_, index) => addCandidate(world, index));
}
