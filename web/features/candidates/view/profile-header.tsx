import type { ReactNode } from 'react';
import type { CandidateProfile } from '#contract/candidates/profile.ts';
import { ProfileLinks } from '#web/features/candidates/extras/profile-links.tsx';
import { count } from '#web/lib/format.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { Medal } from '#web/ui/brand/medal.tsx';
import classes from './profile-view.module.css';

interface ProfileHeaderProps {
  profile: CandidateProfile;
  pictureUrl: string | null | undefined;
  children?: ReactNode;
}

/** Who it is: name, with the medal of a verified degree, headline and summary. */
export function ProfileHeader({ profile, pictureUrl, children }: ProfileHeaderProps) {
  const { basicInfo, skills, experience, education, summary } = profile;
  const name = `${basicInfo.firstName} ${basicInfo.lastName}`;
  const verified = education.educations.find((degree) => degree.verificationStatus === 'VERIFIED');
  const facts = [
    skills.primaryRole,
    experienceInWords(experience.totalExperienceYears, experience.totalExperienceMonths),
    basicInfo.preferredLocations.slice(0, 3).join(', '),
  ];
  return (
    <section className={classes.sheet} aria-label="Candidate">
      <div className={classes.person}>
        <Avatar name={name} src={pictureUrl} size={64} />
        <div className={classes.who}>
          <h2 className={classes.name}>
            {name}
            {verified && <Medal size={18} label={`Verified degree, ${verified.universityName}`} />}
          </h2>
          {summary.resumeHeadline && <p>{summary.resumeHeadline}</p>}
          <p className="small muted num">{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {summary.professionalSummary && <p className={classes.prose}>{summary.professionalSummary}</p>}
      <ProfileLinks links={basicInfo.onlineProfiles} />
      {children}
    </section>
  );
}

export function experienceInWords(years: number, months: number): string | null {
  if (years === 0 && months === 0) return null;
  if (years === 0) return `${count(months, 'month')} of experience`;
  return `${years} y ${months} m of experience`;
}
