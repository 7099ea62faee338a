import type { ReactNode } from 'react';
import type { VisibleCandidate } from '#contract/candidates/recruiter-view.ts';
import { proficiencyLevel } from '#contract/labels/profile.ts';
import classes from './candidate-summary.module.css';
import { CandidateFacts, CandidateHead, CandidateSkills, type Shown } from './candidate-summary.tsx';

/** Later than the year of any degree. */
const LAST_YEAR = 10_000;

type Degree = VisibleCandidate['education']['educations'][number];

/** A verified degree, otherwise the latest, as in the cards of a search. */
function shownDegree(degrees: readonly Degree[]): Degree | undefined {
  const rank = ({ verificationStatus, endYear }: Degree) =>
    (verificationStatus === 'VERIFIED' ? LAST_YEAR : 0) + (endYear ?? 0);
  return degrees.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** Converts a complete profile to what the card of a search shows. */
function toShown(candidate: VisibleCandidate): Shown {
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

interface ProfileHeaderProps {
  candidate: VisibleCandidate;
  /** Requested skills, in lower case. */
  wanted: ReadonlySet<string>;
  /** Level of the name: the page may have its own title. */
  heading?: 'h1' | 'h2';
  /** Actions on this candidate. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** The card of the search at the top of the candidate's page. */
export function ProfileHeader({ candidate, wanted, heading = 'h1', actions, children }: ProfileHeaderProps) {
  const shown = toShown(candidate);
  return (
    <section className={classes.card} aria-label="Candidate">
      <CandidateHead candidate={shown} score={null} heading={heading} large />
      <CandidateFacts candidate={shown} />
      <div className={classes.row}>
        <CandidateSkills candidate={shown} wanted={wanted} />
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
