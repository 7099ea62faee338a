import type * as z from 'zod';
import { type BasicInfoDraft, BasicInfoInput } from '#contract/candidates/basic-info.ts';
import { type EducationDraft, EducationInput } from '#contract/candidates/education.ts';
import { type ExperienceDraft, ExperienceInput } from '#contract/candidates/experience.ts';
import { type SkillsDraft, SkillsInput } from '#contract/candidates/skills.ts';
import type { Db } from '#server/db/schema/database.ts';
import { basicInfo } from '#server/features/candidates/profile/basic-info.service.ts';
import { education } from '#server/features/candidates/profile/education.service.ts';
import { experience } from '#server/features/candidates/profile/experience.service.ts';
import * as sections from '#server/features/candidates/profile/sections.service.ts';
import { skills } from '#server/features/candidates/profile/skills.service.ts';
import { createCandidate, type TestAccount } from './accounts.ts';

type BasicInfo = z.input<typeof BasicInfoDraft>;
type Skills = z.input<typeof SkillsDraft>;
type Experience = z.input<typeof ExperienceDraft>;
type Education = z.input<typeof EducationDraft>;

/** Basic info as the editor sends it. */
export function basicInfoOf(person: { firstName: string; lastName: string; email: string }): BasicInfo {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: '+91 98765 43210',
    currentSalary: { fixed: 3_000_000, variable: 500_000, esopRsuStock: 250_000 },
    expectedSalary: { total: 4_600_000, fixed: 4_000_000 },
    noticePeriod: 'ONE_MONTH',
    lastWorkingDay: '',
    preferredLocations: ['Bengaluru', 'Pune'],
    holdingAnyOffer: false,
    offerDetails: null,
    resumeHeadline: 'Backend engineer for payments',
  };
}

export const SKILLS: Skills = {
  domain: 'Software Development',
  primaryRole: 'Backend Developer',
  skills: [
    { skillName: 'Go', experience: { years: 4, months: 2 }, competency: 'EXPERT' },
    { skillName: 'PostgreSQL', experience: { years: 3, months: 0 }, competency: 'ADVANCED' },
  ],
};

export const EXPERIENCE: Experience = {
  experiences: [
    {
      companyName: 'Meghdoot Cloud Pvt. Ltd.',
      designation: 'Senior Engineer',
      startDate: '2022-04',
      isCurrentJob: true,
      location: 'Bengaluru',
      employmentType: 'FULL_TIME',
      description: 'Settlement systems.',
      keyAchievements: ['Cut settlement time to a minute'],
      technologiesUsed: ['Go'],
    },
  ],
};

export const EDUCATION: Education = {
  educations: [
    {
      universityName: 'IIT Madras',
      educationDegree: "Bachelor's Degree",
      fieldOfStudy: 'Computer Science',
      courseType: 'FULL_TIME',
      startYear: 2016,
      endYear: 2020,
    },
  ],
};

interface Profile {
  firstName?: string;
  lastName?: string;
  basicInfo?: Partial<BasicInfo>;
  skills?: Partial<Skills>;
  /** Omitted by default. */
  experience?: Experience;
  education?: Education;
}

/** A signed-in candidate whom recruiters can find: basic info and skills are saved, the rest if given. */
export async function createSearchableCandidate(db: Db, profile: Profile = {}): Promise<TestAccount> {
  const { firstName, lastName } = profile;
  const account = await createCandidate(db, { firstName, lastName });
  const info = BasicInfoInput.parse({ ...basicInfoOf(account), ...profile.basicInfo });
  await sections.save(db, account.id, basicInfo, info, undefined);
  const skillSet = SkillsInput.parse({ ...SKILLS, ...profile.skills });
  await sections.save(db, account.id, skills, skillSet, undefined);
  if (profile.experience) {
    const input = ExperienceInput.parse(profile.experience);
    await sections.save(db, account.id, experience, input, undefined);
  }
  if (profile.education) {
    const input = EducationInput.parse(profile.education);
    await sections.save(db, account.id, education, input, undefined);
  }
  return account;
}
