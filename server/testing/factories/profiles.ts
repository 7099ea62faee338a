import { createHash } from 'node:crypto';
import { firstOfMonthBefore } from '#contract/kit/days.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { NoticePeriod } from '#contract/labels/profile.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as candidates from '#server/features/candidates/candidates.service.ts';
import { inDays, now } from '#server/platform/clock.ts';
import { newId } from '#server/platform/new-id.ts';

/** A saved profile, with the fields that search and match use. Amounts in rupees a year. */
export interface TestProfile {
  firstName: string;
  lastName: string;
  headline: string | null;
  domain: string;
  role: string;
  skills: { name: string; months: number; level: number }[];
  /** Length of the only job, which is current. */
  experienceMonths: number;
  company: string;
  designation: string;
  cities: string[];
  notice: NoticePeriod;
  lastWorkingDay: string | null;
  expected: number;
  current: number;
  degrees: { institute: string; year: number; verified: boolean }[];
  activeDaysAgo: number;
  isVisible: boolean;
}

/** The first candidate of mock-up 04. */
export const ANANYA: TestProfile = {
  firstName: 'Ananya',
  lastName: 'Krishnan',
  headline: 'SDE II at Lotus Exchange',
  domain: 'Software Development',
  role: 'Backend Developer',
  skills: [
    { name: 'Go', months: 48, level: 4 },
    { name: 'Kafka', months: 36, level: 3 },
    { name: 'PostgreSQL', months: 60, level: 4 },
    { name: 'Java', months: 24, level: 3 },
  ],
  experienceMonths: 74,
  company: 'Lotus Exchange',
  designation: 'SDE II',
  cities: ['Bengaluru'],
  notice: 'ONE_MONTH',
  lastWorkingDay: null,
  expected: 4_200_000,
  current: 3_000_000,
  degrees: [{ institute: 'IIT Madras', year: 2020, verified: true }],
  activeDaysAgo: 1,
  isVisible: true,
};

function monthsAgo(months: number): string {
  return firstOfMonthBefore(localDate(now()), months);
}

function userRow(id: string, { firstName, lastName }: TestProfile) {
  const at = now();
  return {
    id,
    email: `${id}@people.test`,
    passwordHash: 'none',
    userType: 'JOBSEEKER' as const,
    firstName,
    lastName,
    emailVerifiedAt: at,
    createdAt: at,
    updatedAt: at,
  };
}

function candidateRow(userId: string, profile: TestProfile) {
  const at = now();
  return {
    userId,
    headline: profile.headline,
    salaryFixed: profile.current,
    expectedTotal: profile.expected,
    expectedFixed: profile.expected,
    noticePeriod: profile.notice,
    lastWorkingDay: profile.lastWorkingDay,
    preferredLocations: profile.cities,
    domain: profile.domain,
    primaryRole: profile.role,
    isVisible: profile.isVisible,
    basicInfoSavedAt: at,
    skillsSavedAt: at,
    experienceSavedAt: at,
    educationSavedAt: at,
    lastActiveAt: inDays(-profile.activeDaysAgo),
    createdAt: at,
    updatedAt: at,
  };
}

function skillRows(candidateId: string, { skills }: TestProfile) {
  return skills.map(({ name, months, level }, position) => ({
    id: newId(),
    candidateId,
    skillName: name,
    years: Math.floor(months / 12),
    months: months % 12,
    level,
    position,
  }));
}

function jobRow(candidateId: string, { company, designation, experienceMonths }: TestProfile) {
  return {
    id: newId(),
    candidateId,
    companyName: company,
    designation,
    startMonth: monthsAgo(experienceMonths),
    isCurrentJob: true,
    position: 0,
  };
}

function degreeRows(candidateId: string, { degrees }: TestProfile) {
  return degrees.map(({ institute, year, verified }, position) => ({
    id: newId(),
    candidateId,
    universityName: institute,
    educationDegree: 'B.Tech',
    fieldOfStudy: 'Computer Science',
    startYear: year - 4,
    endYear: year,
    verificationStatus: verified ? ('VERIFIED' as const) : ('UNVERIFIED' as const),
    position,
  }));
}

/** An id derived from a number, the same in every run: whether a sample contains it depends on it. */
export function fixedId(number: number): string {
  const digits = [...createHash('md5').update(String(number)).digest('hex')];
  digits[12] = '8';
  digits[16] = '8';
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const BATCH = 500;

/** Saves profiles and makes them searchable; returns their ids in the same order. */
export async function createProfiles(
  db: Db,
  profiles: readonly Partial<TestProfile>[],
  idOf: (place: number) => string = newId,
): Promise<string[]> {
  const rows = profiles.map((profile, place) => ({ id: idOf(place), profile: { ...ANANYA, ...profile } }));
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const all = <T>(make: (id: string, profile: TestProfile) => T[]) =>
      batch.flatMap(({ id, profile }) => make(id, profile));
    await db
      .insertInto('users')
      .values(all((id, profile) => [userRow(id, profile)]))
      .execute();
    await db
      .insertInto('candidates')
      .values(all((id, profile) => [candidateRow(id, profile)]))
      .execute();
    const skills = all(skillRows);
    if (skills.length > 0) await db.insertInto('candidateSkills').values(skills).execute();
    await db
      .insertInto('candidateExperiences')
      .values(all((id, profile) => [jobRow(id, profile)]))
      .execute();
    const degrees = all(degreeRows);
    if (degrees.length > 0) await db.insertInto('candidateEducations').values(degrees).execute();
    await candidates.refreshIndexRows(
      db,
      batch.map(({ id }) => id),
    );
  }
  return rows.map(({ id }) => id);
}
