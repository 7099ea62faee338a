import type { UserStatus } from '#contract/core/roles.ts';
import { DAY_MS } from '#contract/kit/days.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { NoticePeriod } from '#contract/labels/profile.ts';
import { CITIES } from '#contract/lists/cities.ts';
import { INSTITUTES } from '#contract/lists/institutes.ts';
import type { Moment } from '#server/db/demo/moment.ts';
import { FIRST_NAMES, LAST_NAMES } from '#server/db/demo/people/names.ts';
import { logNormal, Random, Zipf } from '#server/db/demo/random.ts';
import { EMPLOYERS, GROUP_LIST, SKILLS } from '#server/db/demo/scale/vocabulary.ts';
import type { IndexSource } from '#server/features/candidates/index-row/candidate-index.service.ts';

const SEED = 42;
const LAKH = 100_000;
/** Sign-ups are spread over this many days. */
const DAYS = 1000;
const INSTITUTES_USED = 58;

const GROUP = new Zipf(GROUP_LIST.length, 0.6);
const SKILL = new Zipf(SKILLS.length, 0.95);
const CITY = new Zipf(CITIES.length, 0.9);
const INSTITUTE = new Zipf(INSTITUTES_USED, 0.7);
const EMPLOYER = new Zipf(EMPLOYERS.length, 0.5);

const STATUSES: readonly (readonly [UserStatus, number])[] = [
  ['ACTIVE', 0.956],
  ['INACTIVE', 0.03],
  ['SUSPENDED', 0.01],
  ['DELETED', 0.004],
];
const NOTICE: readonly (readonly [NoticePeriod, number])[] = [
  ['ONE_MONTH', 0.34],
  ['TWO_MONTHS', 0.24],
  ['THREE_MONTHS', 0.17],
  ['FIFTEEN_DAYS_OR_LESS', 0.14],
  ['SERVING_NOTICE_PERIOD', 0.07],
  ['MORE_THAN_THREE_MONTHS', 0.04],
];
const DEGREES = [
  ["Bachelor's Degree", 0.72],
  ["Master's Degree", 0.23],
  ['Doctorate/PhD', 0.05],
] as const;
const VERIFIED = [
  ['VERIFIED', 0.7],
  ['UNVERIFIED', 0.29],
  ['PENDING', 0.01],
] as const;

/** A unique, ascending id that is a valid UUIDv7. */
export function idOf(at: number, kind: number, number: number): string {
  const time = at.toString(16).padStart(12, '0');
  const tail = number.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${kind.toString(16).padStart(3, '0')}-8000-${tail}`;
}

/** Every name that an index row may need a number for. */
export function vocabularyTerms() {
  const named = (kind: 'skill' | 'city' | 'institute' | 'domain' | 'role', names: readonly string[]) =>
    [...new Set(names)].map((name) => ({ kind, name }));
  return [
    ...named('skill', SKILLS),
    ...named('city', CITIES),
    ...named(
      'institute',
      INSTITUTES.slice(0, INSTITUTES_USED).map(({ name }) => name),
    ),
    ...named(
      'domain',
      GROUP_LIST.map(({ domain }) => domain),
    ),
    ...named(
      'role',
      GROUP_LIST.map(({ role }) => role),
    ),
  ];
}

/** More than any person has of one kind, so that the ids of one person stay together. */
const OF_EACH = 16;

export interface Person extends IndexSource {
  account: { createdAt: Date; updatedAt: Date; lastLoginAt: Date | null; deletedAt: Date | null };
}

/** Depends only on `index`: a smaller set is the beginning of a larger one, except for the sign-up dates. */
export function makePerson(index: number, moment: Moment, count: number): Person {
  const random = new Random(SEED + index);
  const firstName = random.pick(FIRST_NAMES);
  const lastName = random.pick(LAST_NAMES);
  const group = GROUP_LIST[GROUP.pick(random)];
  if (!group) throw new Error('There are no groups.');
  const at = moment.now.getTime() - DAYS * DAY_MS + Math.floor((index / count) * (DAYS - 1) * DAY_MS);
  const createdAt = new Date(at);
  const userId = idOf(at, 0, index);
  const months = Math.min(420, Math.round(logNormal(random, 62, 0.75)));
  const status = random.weighted(STATUSES);
  const notice = random.weighted(NOTICE);
  const fixed =
    Math.round(Math.min(400 * LAKH, logNormal(random, (7 + months * 0.22) * LAKH, 0.35)) / 1000) * 1000;
  const expectedTotal = Math.round((fixed * (1.15 + random.roll() * 0.5)) / LAKH) * LAKH;
  const lastActiveAt = new Date(moment.now.getTime() - random.roll() ** 3 * 400 * DAY_MS);
  const isUnverified = random.chance(0.035);
  const hasNoSkills = random.chance(0.02);
  const jobs = makeJobs(random, { index, userId, months, moment, group });
  const employer = jobs[0]?.companyName ?? 'Own studies';
  const variable = Math.round((fixed * random.int(0, 15)) / 100);
  const esop = random.chance(0.3) ? random.int(1, 12) * LAKH : 0;
  const person = {
    userId,
    headline: `${jobs[0]?.designation ?? group.role}, ${employer}`,
    professionalSummary: random.pick(group.works),
    resumeFileId: null,
    salaryFixed: fixed,
    salaryVariable: variable,
    salaryEsop: esop,
    salaryTotal: fixed + variable + esop,
    expectedTotal,
    expectedFixed: Math.round(expectedTotal * 0.85),
    noticePeriod: notice,
    lastWorkingDay:
      notice === 'SERVING_NOTICE_PERIOD' ? localDate(moment.inHours(24 * random.int(5, 60))) : null,
    preferredLocations: distinct(random, random.int(1, 4), () => CITIES[CITY.pick(random)] ?? CITIES[0]),
    domain: group.domain,
    primaryRole: group.role,
    isVisible: !random.chance(0.035),
    basicInfoSavedAt: createdAt,
    skillsSavedAt: hasNoSkills ? null : createdAt,
    experienceSavedAt: createdAt,
    educationSavedAt: random.chance(0.9) ? createdAt : null,
    lastActiveAt,
    hideFromCurrentEmployer: random.chance(0.9),
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${index}@graduates.example`.toLowerCase(),
    phone: `+91 9${random.int(100_000_000, 999_999_999)}`,
    status,
    emailVerifiedAt: isUnverified ? null : createdAt,
  };
  const skills = hasNoSkills ? [] : makeSkills(random, { index, userId, months, group });
  const degrees = [makeDegree(random, { index, userId, months, moment, group })];
  return {
    // Columns that are not set here have the defaults of the table.
    person: person as unknown as Person['person'],
    skills,
    jobs,
    degrees,
    hidden: [],
    account: {
      createdAt,
      updatedAt: createdAt,
      lastLoginAt: random.chance(0.9) ? lastActiveAt : null,
      deletedAt: status === 'DELETED' ? moment.daysAgo(random.int(1, 20)) : null,
    },
  };
}

const MONTHS = new Map<number, string>();

/** Cached: without it, computing this takes a quarter of the time. */
function monthsAgo(moment: Moment, count: number): string {
  const known = MONTHS.get(count);
  if (known !== undefined) return known;
  const month = moment.monthsAgo(count);
  MONTHS.set(count, month);
  return month;
}

/** This many different values, or as many as a reasonable number of draws gives. */
function distinct<T>(random: Random, count: number, draw: () => T): T[] {
  const drawn = new Set<T>();
  for (let tries = 0; drawn.size < count && tries < 4 * count + random.int(0, 3); tries += 1)
    drawn.add(draw());
  return [...drawn];
}

interface Of {
  index: number;
  userId: string;
  months: number;
  group: (typeof GROUP_LIST)[number];
}

function makeJobs(
  random: Random,
  { index, userId, months, moment, group }: Of & { moment: Moment },
): Person['jobs'] {
  const count = months < 3 ? 0 : Math.min(5, 1 + Math.floor(months / 40) + random.int(0, 1));
  const isEmployed = random.chance(0.92);
  let end = isEmployed ? 0 : random.int(1, 6);
  return Array.from({ length: count }, (_, position) => {
    const length = Math.max(1, Math.round((months - end) / (count - position)));
    const stage = Math.min(group.titles.length - 1, count - 1 - position);
    const isCurrentJob = isEmployed && position === 0;
    const job = {
      id: idOf(moment.now.getTime(), 2, index * OF_EACH + position),
      candidateId: userId,
      companyName: EMPLOYERS[EMPLOYER.pick(random)] ?? 'Aravalli Systems',
      designation: group.titles[stage] ?? group.role,
      startMonth: monthsAgo(moment, end + length),
      endMonth: isCurrentJob ? null : monthsAgo(moment, end),
      isCurrentJob,
      location: CITIES[CITY.pick(random)] ?? null,
      employmentType: 'FULL_TIME',
      description: random.pick(group.works),
      keyAchievements: [],
      technologiesUsed: [],
      position,
    };
    end += length;
    return job;
  });
}

function makeSkills(random: Random, { index, userId, months, group }: Of): Person['skills'] {
  const names = distinct(random, random.int(4, 15), () => {
    const rank = SKILL.pick(random);
    return SKILLS[random.chance(0.8) ? (group.skills[rank] ?? rank) : rank] ?? 'SQL';
  });
  return names.map((skillName, position) => {
    const used = Math.round(months * random.roll() ** 0.7);
    return {
      id: idOf(0, 1, index * OF_EACH + position),
      candidateId: userId,
      skillName,
      years: Math.floor(used / 12),
      months: used % 12,
      level: Math.min(4, 1 + Math.floor(used / 24) + (random.chance(0.3) ? 1 : 0)),
      position,
    };
  });
}

function makeDegree(random: Random, of: Of & { moment: Moment }): Person['degrees'][number] {
  const { index, userId, months, moment, group } = of;
  const educationDegree = random.weighted(DEGREES);
  const endYear = moment.year - Math.floor(months / 12);
  return {
    id: idOf(moment.now.getTime(), 3, index),
    candidateId: userId,
    universityName: INSTITUTES[INSTITUTE.pick(random)]?.name ?? 'IIT Bombay',
    educationDegree,
    fieldOfStudy: random.pick(group.fields),
    specialization: null,
    courseType: 'FULL_TIME',
    startYear: endYear - (educationDegree === "Bachelor's Degree" ? 4 : 2),
    endYear,
    cgpa: `${random.int(60, 99) / 10}`,
    percentage: null,
    verificationStatus: random.weighted(VERIFIED),
    position: 0,
  };
}
