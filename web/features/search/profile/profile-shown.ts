import type { VisibleCandidate } from '#contract/candidates/recruiter-view.ts';
import { proficiencyLevel } from '#contract/labels/profile.ts';
import type { Shown } from '#web/features/search/results/candidate-summary.tsx';

/** A whole profile as the card of a search shows it. */
export function toShown(candidate: VisibleCandidate): Shown {
  const { basicInfo, experience, education, skills } = candidate;
  const current = experience.experiences.find(({ isCurrentJob }) => isCurrentJob);
  const { educations } = education;
  const degree = educations.find((one) => one.verificationStatus === 'VERIFIED') ?? educations[0];
  return {
    firstName: basicInfo.firstName,
    lastName: basicInfo.lastName,
    profilePictureUrl: candidate.profilePictureUrl,
    headline: basicInfo.resumeHeadline,
    currentDesignation: current?.designation ?? null,
    currentCompany: current?.companyName ?? null,
    education: degree
      ? {
          degree: degree.educationDegree,
          fieldOfStudy: degree.fieldOfStudy,
          institute: degree.universityName,
          year: degree.endYear ?? 0,
        }
      : null,
    hasVerifiedDegree: candidate.hasVerifiedDegree,
    experienceMonths: experience.totalExperienceYears * 12 + experience.totalExperienceMonths,
    expectedSalary: basicInfo.expectedSalary.total || null,
    noticePeriod: basicInfo.noticePeriod,
    preferredLocations: basicInfo.preferredLocations,
    skills: skills.skills.map(({ skillName, experience: time, competency }) => ({
      name: skillName,
      months: time.years * 12 + time.months,
      level: proficiencyLevel(competency),
    })),
  };
}
