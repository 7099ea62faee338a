import type { ReactNode } from 'react';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { COMPANY_SIZE_LABELS } from '#contract/labels/companies.ts';
import { kindInWords, payInWords } from '#web/features/interviews/interview-words.ts';
import { formatLakhs } from '#web/lib/format/money.ts';
import { formatMonths } from '#web/lib/format/units.ts';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { Tag } from '#web/ui/display/tag.tsx';
import classes from './request-facts.module.css';

/** The recruiter's message. */
function RequestMessage({ interview: { message, recruiter } }: { interview: CandidateInterview }) {
  if (!message) return null;
  return (
    <>
      <h3 className={classes.heading}>Message from {recruiter.name}</h3>
      <blockquote className={classes.quote} style={{ marginInline: 0 }}>
        {message}
      </blockquote>
    </>
  );
}

/** The terms of a request next to the candidate's profile. */
export function RequestFacts({ interview }: { interview: CandidateInterview }) {
  return (
    <>
      <RequestMessage interview={interview} />
      <DescriptionList items={factsOf(interview)} termWidth={98} />
      <SkillsAsked interview={interview} />
    </>
  );
}

function factsOf(interview: CandidateInterview) {
  const { jobRole, company, yourProfile } = interview;
  const { min, max } = jobRole.experienceRequired;
  const { expectedSalary, experienceMonths } = yourProfile;
  const size = COMPANY_SIZE_LABELS[company.size].replace('employees', 'people').replace('-', '–');
  return [
    ['Interview', kindInWords(interview)],
    [
      'Salary',
      <span key="salary">
        {payInWords(interview)}
        {expectedSalary > 0 && <Yours>you expect {formatLakhs(expectedSalary)}</Yours>}
      </span>,
    ],
    [
      'Experience',
      <span key="experience">
        {min} to {max} years
        {experienceMonths !== null && <Yours>you have {formatMonths(experienceMonths)}</Yours>}
      </span>,
    ],
    ['Company', [company.industry, size].filter(Boolean).join(', ')],
  ] as const;
}

/** The candidate's value next to the requirement. */
function Yours({ children }: { children: ReactNode }) {
  return (
    <>
      {' '}
      <span className="muted" style={{ display: 'inline-block' }}>
        ({children})
      </span>
    </>
  );
}

function SkillsAsked({ interview: { jobRole, yourProfile } }: { interview: CandidateInterview }) {
  const { requiredSkills } = jobRole;
  if (requiredSkills.length === 0) return null;
  const matched = new Set(yourProfile.matchedSkills);
  const hits = requiredSkills.filter((skill) => matched.has(skill));
  const misses = requiredSkills.filter((skill) => !matched.has(skill));
  return (
    <>
      <p className={classes.skills}>
        Skills asked for, {hits.length} of {requiredSkills.length} on your profile
      </p>
      <div className={classes.tags}>
        {hits.map((skill) => (
          <Tag key={skill} hit>
            {skill}
          </Tag>
        ))}
        {misses.map((skill) => (
          <Tag key={skill}>{skill}</Tag>
        ))}
      </div>
    </>
  );
}
