import type { Job } from '#contract/jobs/job.ts';
import { PROFICIENCIES, PROFICIENCY_LABELS } from '#contract/labels/profile.ts';
import { count } from '#web/lib/format/counts.ts';
import { Tag } from '#web/ui/display/tag.tsx';
import classes from './job-text.module.css';

type Text = Pick<Job, 'description' | 'responsibilities' | 'qualifications' | 'benefits' | 'requiredSkills'>;

/** The texts of a job in sections; empty sections are left out. */
export function JobText({ job, level = 3 }: { job: Text; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classes.text}>
      {job.description && (
        <section>
          <Heading>Description</Heading>
          {job.description.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
      <Points title="Responsibilities" points={job.responsibilities} as={Heading} />
      <Points title="Qualifications" points={job.qualifications} as={Heading} />
      <Points title="Benefits" points={job.benefits} as={Heading} />
      {job.requiredSkills.length > 0 && (
        <section>
          <Heading>Required skills</Heading>
          <ul className={classes.skills}>
            {job.requiredSkills.map((skill) => (
              <li key={skill.skillName}>
                <Tag>{skill.skillName}</Tag>
                <span className="small muted">{wishOf(skill)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function wishOf({ minYears, minLevel }: Text['requiredSkills'][number]): string {
  const proficiency = PROFICIENCIES[minLevel - 1];
  const level = proficiency && minLevel > 1 ? PROFICIENCY_LABELS[proficiency] : '';
  return [minYears > 0 ? `${count(minYears, 'year')} or more` : '', level].filter(Boolean).join(', ');
}

interface PointsProps {
  title: string;
  points: string[];
  as: 'h2' | 'h3';
}

function Points({ title, points, as: Heading }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <section>
      <Heading>{title}</Heading>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
