import type { ReactNode } from 'react';
import { fullName } from '#contract/kit/full-name.ts';
import type { CandidateCard } from '#contract/search/candidate-card.ts';
import { formatLakhs } from '#web/lib/format/money.ts';
import { formatMonths } from '#web/lib/format/units.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { Medal } from '#web/ui/brand/medal.tsx';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { Tag } from '#web/ui/display/tag.tsx';
import classes from './candidate-summary.module.css';
import { noticeLabel } from './notice-label.ts';

export type Shown = Pick<
  CandidateCard,
  | 'firstName'
  | 'lastName'
  | 'profilePictureUrl'
  | 'headline'
  | 'currentDesignation'
  | 'currentCompany'
  | 'education'
  | 'hasVerifiedDegree'
  | 'experienceMonths'
  | 'expectedSalary'
  | 'noticePeriod'
  | 'preferredLocations'
  | 'skills'
>;

export function workLine({
  currentDesignation,
  currentCompany,
  headline,
}: Pick<Shown, 'currentDesignation' | 'currentCompany' | 'headline'>): string | null {
  return currentDesignation && currentCompany ? `${currentDesignation} at ${currentCompany}` : headline;
}

/** `Bachelor's in Computer Science, IIT Madras, 2020` */
function degreeLine({ education }: Shown): string | null {
  if (!education) return null;
  const { degree, fieldOfStudy, institute, year } = education;
  const course = degree.endsWith(' Degree') ? `${degree.slice(0, -7)} in` : `${degree},`;
  return [`${course} ${fieldOfStudy}`, institute, year].join(', ');
}

interface HeadProps {
  candidate: Shown;
  /** Null without a job to score against. */
  score: number | null;
  /** The name as a link; absent on the candidate's own page. */
  link?: ReactNode;
  /** The page's h1 or the h2 of a row. */
  heading?: 'h1' | 'h2';
  /** At the top of the candidate's own page. */
  large?: boolean;
}

/** The candidate's picture, name with medal, work, degree, and score. */
export function CandidateHead({ candidate, score, link, heading: Heading = 'h2', large = false }: HeadProps) {
  const name = fullName(candidate);
  const work = workLine(candidate);
  const degree = degreeLine(candidate);
  const { headline } = candidate;
  return (
    <div className={classes.top}>
      <Avatar name={name} src={candidate.profilePictureUrl} size={large ? 64 : 48} />
      <div className={classes.who}>
        <Heading className={`${classes.name} ${large ? classes.large : ''}`}>
          {link ?? name}
          {candidate.hasVerifiedDegree && <Medal label="Verified degree" />}
        </Heading>
        {large && headline && headline !== work && <p>{headline}</p>}
        {work && <p className={classes.line}>{work}</p>}
        {degree && <p className={classes.line}>{degree}</p>}
      </div>
      {score !== null && <ScoreRing value={score} label={`Match of ${name}`} />}
    </div>
  );
}

const NOT_GIVEN = 'Not given';

/**
 * Basic info requires the salary: without one it was never saved, and notice and cities are unset defaults.
 */
function basicFacts({ expectedSalary, noticePeriod, preferredLocations }: Shown): [string, ReactNode][] {
  const isGiven = expectedSalary !== null;
  return [
    ['Expects', isGiven ? formatLakhs(expectedSalary) : NOT_GIVEN],
    ['Notice', isGiven ? noticeLabel(noticePeriod) : NOT_GIVEN],
    ['Prefers', preferredLocations.join(', ') || (isGiven ? 'Any city' : NOT_GIVEN)],
  ];
}

/** The four facts that every search compares. */
export function CandidateFacts({ candidate }: { candidate: Shown }) {
  const facts: [string, ReactNode][] = [
    ['Experience', formatMonths(candidate.experienceMonths)],
    ...basicFacts(candidate),
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

const FEWEST = 6;
const MOST_HITS = 8;

/** Requested skills first and ticked, then a few others. */
export function CandidateSkills({ candidate, wanted }: { candidate: Shown; wanted: ReadonlySet<string> }) {
  const isHit = ({ name }: { name: string }) => wanted.has(name.toLowerCase());
  const hits = candidate.skills.filter(isHit).slice(0, MOST_HITS);
  const others = candidate.skills
    .filter((skill) => !isHit(skill))
    .slice(0, Math.max(1, FEWEST - hits.length));
  const rest = candidate.skills.length - hits.length - others.length;
  return (
    <ul className={classes.skills} aria-label="Skills">
      {[...hits, ...others].map((skill) => (
        <li key={skill.name}>
          <Tag hit={isHit(skill)}>{skill.name}</Tag>
        </li>
      ))}
      {rest > 0 && <li className="meta faint">{rest} more</li>}
    </ul>
  );
}
