import type { VisibleCandidate } from '#contract/candidates/recruiter-view.ts';
import { proficiencyLevel } from '#contract/labels/profile.ts';
import type { Shown } from './candidate-summary.tsx';

/** Beyond every year of a degree. */
const LAST_YEAR = 10_000;

type Degree = VisibleCandidate['education']['educations'][number];

/** A verified one, else the latest, as the cards of a search choose. */
function shownDegree(degrees: readonly Degree[]): Degree | undefined {
  const rank = ({ verificationStatus, endYear }: Degree) =>
    (verificationStatus === 'VERIFIED' ? LAST_YEAR : 0) + (endYear ?? 0);
  return degrees.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** A whole profile as the card of a search shows it. */
export function toShown(candidate: VisibleCandidate): Shown {
  const { basicInfo, experience, education, skills } = candidate;
  const current = experience.experiences.find(({ isCurrentJob }) => isCurrentJob);
  const { educations } = education;
  const degree = shownDegree(educations);
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
