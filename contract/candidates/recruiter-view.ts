import * as z from 'zod';
import { candidate, workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import type { BasicInfo } from './basic-info.ts';
import type { Education } from './education.ts';
import type { WorkExperience } from './experience.ts';
import { CandidateProfile } from './profile.ts';
import type { Project } from './projects.ts';
import type { Skill } from './skills.ts';

/**
 * A candidate as recruiters see them. E-mail, phone and resume are null until the candidate has applied to
 * the company or accepted its request. Details of an offer from another company are never shown.
 */
export const VisibleCandidate = CandidateProfile.extend({
  id: Id,
  fullName: z.string(),
  profilePictureUrl: z.string().nullable(),
  hasVerifiedDegree: z.boolean(),
  isContactShared: z.boolean(),
  isSaved: z.boolean(),
  lastActiveAt: Timestamp,
});
export type VisibleCandidate = z.output<typeof VisibleCandidate>;

/** Who can read a field: every company that sees the person, those with contact details, or none. */
type Readers = 'ALL' | 'CONTACTS' | 'NONE';
/** Only a nullable field can be withheld. */
type ReadersOf<T> = { [Field in keyof T]: null extends T[Field] ? Readers : 'ALL' };

/** Who reads each field of a profile. A new field does not compile until this is decided. */
const READERS = {
  basicInfo: {
    ...{ firstName: 'ALL', lastName: 'ALL', email: 'CONTACTS', phone: 'CONTACTS' },
    ...{ resumeFile: 'CONTACTS', resumeUrl: 'CONTACTS', currentSalary: 'ALL', expectedSalary: 'ALL' },
    ...{
      noticePeriod: 'ALL',
      isServingNoticePeriod: 'ALL',
      lastWorkingDay: 'ALL',
      preferredLocations: 'ALL',
    },
    ...{ holdingAnyOffer: 'ALL', offerDetails: 'NONE', resumeHeadline: 'ALL', professionalSummary: 'ALL' },
    ...{ onlineProfiles: 'ALL', careerProfile: 'ALL' },
  } as const satisfies ReadersOf<BasicInfo>,
  skill: {
    ...{ id: 'ALL', skillName: 'ALL', experience: 'ALL', competency: 'ALL', proficiencyLevel: 'ALL' },
    lastUsed: 'ALL',
  } as const satisfies ReadersOf<Skill>,
  job: {
    ...{ id: 'ALL', companyName: 'ALL', designation: 'ALL', startDate: 'ALL', endDate: 'ALL' },
    ...{ isCurrentJob: 'ALL', location: 'ALL', employmentType: 'ALL', description: 'ALL' },
    ...{ keyAchievements: 'ALL', technologiesUsed: 'ALL' },
  } as const satisfies ReadersOf<WorkExperience>,
  project: {
    ...{ id: 'ALL', projectTitle: 'ALL', clientName: 'ALL', startDate: 'ALL', endDate: 'ALL' },
    ...{ isOngoing: 'ALL', projectDetails: 'ALL', technologiesUsed: 'ALL', projectUrl: 'ALL' },
  } as const satisfies ReadersOf<Project>,
  degree: {
    ...{ id: 'ALL', universityName: 'ALL', educationDegree: 'ALL', fieldOfStudy: 'ALL' },
    ...{ specialization: 'ALL', courseType: 'ALL', startYear: 'ALL', endYear: 'ALL', cgpa: 'ALL' },
    ...{ percentage: 'ALL', verificationStatus: 'ALL' },
  } as const satisfies ReadersOf<Education>,
};

type Saved = z.input<typeof CandidateProfile>;

/** The profile as a company reads it. Withheld fields are null; fields not listed above are left out. */
export function toVisible(profile: Saved, isContactShared: boolean): Saved {
  const read = <T extends object>(entry: T, readers: Record<string, Readers>): T => {
    const fields = Object.entries(readers).map(([field, who]) => {
      const isRead = who === 'ALL' || (who === 'CONTACTS' && isContactShared);
      return [field, isRead ? entry[field as keyof T] : null];
    });
    return Object.fromEntries(fields) as T;
  };
  const { basicInfo, skills, experience, education, careerProfile, summary } = profile;
  return {
    basicInfo: read(basicInfo, READERS.basicInfo),
    skills: { ...skills, skills: skills.skills.map((skill) => read(skill, READERS.skill)) },
    experience: {
      ...experience,
      experiences: experience.experiences.map((job) => read(job, READERS.job)),
      projects: experience.projects.map((project) => read(project, READERS.project)),
    },
    education: { educations: education.educations.map((degree) => read(degree, READERS.degree)) },
    careerProfile,
    summary,
  };
}

export const getCandidate = endpoint({
  name: 'getCandidate',
  method: 'GET',
  path: '/api/recruiter/candidates/{id}',
  offline: false,
  summary: 'The profile of a candidate who is searchable or has an application at the company',
  access: workspace('VIEWER'),
  reads: ['savedCandidates', 'applications', 'interviews'],
  params: z.object({ id: Id }),
  response: VisibleCandidate,
});

export const getProfilePreview = endpoint({
  name: 'getProfilePreview',
  method: 'GET',
  path: '/api/jobseeker/profile/preview',
  summary: 'The own profile, as the call above shows it to a company that only found it',
  access: candidate,
  reads: ['account', 'profile', 'degrees'],
  response: VisibleCandidate,
});

export const recordCandidateView = endpoint({
  name: 'recordCandidateView',
  method: 'POST',
  path: '/api/recruiter/candidates/{id}/view',
  summary: 'Count a look at the profile, once for each viewer and day',
  access: workspace('VIEWER'),
  changes: ['profileViews', 'recentCandidates'],
  params: z.object({ id: Id }),
});
