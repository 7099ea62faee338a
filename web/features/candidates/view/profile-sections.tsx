import { Rating } from '@mantine/core';
import type { CandidateProfile } from '#contract/candidates/profile.ts';
import type { Skill } from '#contract/candidates/skills.ts';
import { PROFICIENCIES, PROFICIENCY_LABELS, proficiencyLevel } from '#contract/labels/profile.ts';
import { markInWords, toDegree } from '#web/features/candidates/sections/education-values.ts';
import { datesInWords } from '#web/features/candidates/sections/experience-values.ts';
import { formatMonths } from '#web/lib/format.ts';
import { Medal } from '#web/ui/brand/medal.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Tag } from '#web/ui/display/tag.tsx';
import classes from './profile-view.module.css';

function monthsOf({ experience }: Skill): number {
  return experience.years * 12 + experience.months;
}

/** Skills, the longest used first, with one to four stars. */
export function ProfileSkills({ skills }: { skills: readonly Skill[] }) {
  const ordered = skills.toSorted((a, b) => monthsOf(b) - monthsOf(a));
  return (
    <Card title="Skills">
      {ordered.length === 0 && <p className="muted">No skills yet.</p>}
      <ul className={classes.skills}>
        {ordered.map((skill) => (
          <li key={skill.id}>
            <span className="strong">{skill.skillName}</span>
            <span className="small muted num">{formatMonths(monthsOf(skill))}</span>
            <span className={classes.stars}>
              <Rating
                readOnly
                count={PROFICIENCIES.length}
                value={proficiencyLevel(skill.proficiencyLevel)}
                size="xs"
                aria-hidden="true"
              />
              <span className="small muted">{PROFICIENCY_LABELS[skill.proficiencyLevel]}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Jobs as a line through time, with what was done and with what. */
export function ProfileWork({ experience }: { experience: CandidateProfile['experience'] }) {
  return (
    <Card title="Experience">
      {experience.experiences.length === 0 && <p className="muted">No experience yet.</p>}
      <ol className={classes.timeline}>
        {experience.experiences.map((job) => (
          <li key={job.id}>
            <h3 className={classes.item}>{job.designation}</h3>
            <p>{[job.companyName, job.location].filter(Boolean).join(', ')}</p>
            <p className="small muted num">{datesInWords(job)}</p>
            {job.description && <p className={classes.prose}>{job.description}</p>}
            {job.keyAchievements.length > 0 && (
              <ul className={classes.points}>
                {job.keyAchievements.map((achievement) => (
                  <li key={achievement}>{achievement}</li>
                ))}
              </ul>
            )}
            {job.technologiesUsed.length > 0 && (
              <div className={classes.tags}>
                {job.technologiesUsed.map((name) => (
                  <Tag key={name}>{name}</Tag>
                ))}
              </div>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

export function ProfileEducation({ education }: { education: CandidateProfile['education'] }) {
  return (
    <Card title="Education">
      {education.educations.length === 0 && <p className="muted">No education yet.</p>}
      <ul className={classes.degrees}>
        {education.educations.map((degree) => (
          <li key={degree.id}>
            <h3 className={classes.item}>
              {degree.universityName}
              {degree.verificationStatus === 'VERIFIED' && <Medal label="Verified degree" />}
            </h3>
            <p>
              {[degree.educationDegree, degree.fieldOfStudy, degree.specialization]
                .filter(Boolean)
                .join(', ')}
            </p>
            <p className="small muted num">
              {[`${degree.startYear} – ${degree.endYear}`, markInWords(toDegree(degree))]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
