import { Rating, Timeline, VisuallyHidden } from '@mantine/core';
import { monthsOf } from '#contract/candidates/experience-months.ts';
import type { VisibleCandidate } from '#contract/candidates/recruiter-view.ts';
import { EMPLOYMENT_TYPE_LABELS, PROFICIENCY_LABELS, proficiencyLevel } from '#contract/labels/profile.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { dayOf, formatMonth } from '#web/lib/format/dates.ts';
import { formatMonths } from '#web/lib/format/units.ts';
import { Medal } from '#web/ui/brand/medal.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Tag } from '#web/ui/display/tag.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import classes from './profile.module.css';

/** `Apr 2022` of `2022-04`. */
export function monthWords(month: string | null): string {
  return month ? formatMonth(`${month.slice(0, 7)}-01`) : '';
}

type Job = VisibleCandidate['experience']['experiences'][number];

function spanOf(job: Job): string {
  const from = monthWords(job.startDate);
  const to = job.isCurrentJob ? 'Present' : monthWords(job.endDate);
  const months = monthsOf(job, dayOf(Date.now()).slice(0, 7));
  return [[from, to].filter(Boolean).join(' – '), months === undefined ? '' : formatMonths(months)]
    .filter(Boolean)
    .join(', ');
}

export function ProfileExperience({ experiences }: VisibleCandidate['experience']) {
  if (experiences.length === 0) {
    return (
      <Nothing section="Experience" title="No work experience yet">
        A first job is what this person looks for.
      </Nothing>
    );
  }
  return (
    <Card>
      <Timeline className={classes.jobs ?? ''} bulletSize={12} lineWidth={1} active={-1}>
        {experiences.map((job) => (
          <Timeline.Item key={job.id} title={<span className={classes.title}>{job.designation}</span>}>
            <p>{[job.companyName, job.location].filter(Boolean).join(', ')}</p>
            <p className={classes.meta}>
              {dotted([spanOf(job), job.employmentType && EMPLOYMENT_TYPE_LABELS[job.employmentType]])}
            </p>
            {job.description && <p className={classes.prose}>{job.description}</p>}
            {job.keyAchievements.length > 0 && (
              <ul className={classes.points}>
                {job.keyAchievements.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            <Tags names={job.technologiesUsed} />
          </Timeline.Item>
        ))}
      </Timeline>
    </Card>
  );
}

function Tags({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return (
    <div className={classes.tags}>
      {names.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
    </div>
  );
}

interface SkillsProps {
  skills: VisibleCandidate['skills']['skills'];
  /** Requested skills, in lower case. */
  wanted: ReadonlySet<string>;
}

type Skill = SkillsProps['skills'][number];

const monthsWith = ({ experience }: Skill) => experience.years * 12 + experience.months;

const skillColumns = (wanted: ReadonlySet<string>): Column<Skill>[] => [
  {
    header: 'Skill',
    cell: ({ skillName, lastUsed }) => (
      <>
        <Tag hit={wanted.has(skillName.toLowerCase())}>{skillName}</Tag>
        {lastUsed && <p className="small muted mobile-only">Last used {monthWords(lastUsed)}</p>}
      </>
    ),
  },
  { header: 'Experience', cell: (skill) => formatMonths(monthsWith(skill)), isFigure: true },
  {
    header: 'Level, by their own account',
    cell: ({ competency }) => (
      <span className={classes.level}>
        <Rating readOnly count={4} size="xs" value={proficiencyLevel(competency)} aria-hidden="true" />
        {PROFICIENCY_LABELS[competency]}
      </span>
    ),
  },
  { header: 'Last used', cell: ({ lastUsed }) => monthWords(lastUsed) || '–', className: 'desktop-only' },
];

/** Most experience first. */
export function ProfileSkills({ skills, wanted }: SkillsProps) {
  if (skills.length === 0)
    return (
      <Nothing section="Skills" title="No skills listed">
        They appear once they are saved.
      </Nothing>
    );
  return (
    <Card flush>
      <DataTable
        caption="Skills"
        narrow="tight"
        columns={skillColumns(wanted)}
        rows={skills.toSorted((a, b) => monthsWith(b) - monthsWith(a))}
        rowKey={({ id }) => id}
      />
    </Card>
  );
}

function markOf({ cgpa, percentage }: VisibleCandidate['education']['educations'][number]): string | null {
  if (cgpa !== null) return `CGPA ${cgpa}`;
  return percentage === null ? null : `${percentage}%`;
}

export function ProfileEducation({ educations }: VisibleCandidate['education']) {
  if (educations.length === 0) {
    return (
      <Nothing section="Education" title="No education listed">
        A degree can be verified once it is.
      </Nothing>
    );
  }
  return (
    <Card flush>
      <ul>
        {educations.map((degree) => (
          <li key={degree.id} className={classes.degree}>
            <h2 className={classes.title}>
              {degree.educationDegree}, {degree.fieldOfStudy}
              {degree.verificationStatus === 'VERIFIED' && <Medal label="Verified degree" />}
            </h2>
            <p>{[degree.universityName, degree.specialization].filter(Boolean).join(', ')}</p>
            <p className={classes.meta}>
              {dotted([`${degree.startYear} to ${degree.endYear}`, markOf(degree)])}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Nothing({ section, title, children }: { section: string; title: string; children: string }) {
  return (
    <Card flush>
      <VisuallyHidden component="h2">{section}</VisuallyHidden>
      <EmptyState title={title}>{children}</EmptyState>
    </Card>
  );
}
