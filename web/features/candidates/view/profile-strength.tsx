import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import { Link } from 'react-router';
import type { CandidateProfile } from '#contract/candidates/profile.ts';
import { type Completion, EDITOR_PATHS, SECTION_LABELS } from '#contract/candidates/sections.ts';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { Card } from '#web/ui/display/card.tsx';
import classes from './profile-view.module.css';

const FEW_SKILLS = 8;

interface Check {
  label: string;
  isDone: boolean;
  to: string;
  /** What to do about it. */
  tip: string;
}

function checksOf(profile: CandidateProfile, completion: Completion): Check[] {
  const { basicInfo, skills, experience, summary } = profile;
  const sections = completion.sections.map(({ section, isComplete }) => ({
    label: SECTION_LABELS[section],
    isDone: isComplete,
    to: EDITOR_PATHS[section],
    tip: `Complete ${SECTION_LABELS[section]}.`,
  }));
  return [
    ...sections,
    {
      label: 'Resume',
      isDone: basicInfo.resumeUrl !== null,
      to: EDITOR_PATHS.basicInfo,
      tip: 'Upload a resume. Companies ask for it right after you accept.',
    },
    {
      label: 'Headline and summary',
      isDone: Boolean(summary.resumeHeadline && summary.professionalSummary),
      to: EDITOR_PATHS.basicInfo,
      tip: 'Write a headline and a summary. They are read first.',
    },
    {
      label: '8 skills or more',
      isDone: skills.skills.length >= FEW_SKILLS,
      to: EDITOR_PATHS.skills,
      tip: 'List 8-12 skills. More searches will find you.',
    },
    {
      label: 'Achievements',
      isDone: experience.experiences.some(({ keyAchievements }) => keyAchievements.length > 0),
      to: EDITOR_PATHS.experience,
      tip: 'Name an achievement with a number in it.',
    },
  ];
}

/** How complete the profile is, what it still lacks, and what to do next. */
export function ProfileStrength({
  profile,
  completion,
}: {
  profile: CandidateProfile;
  completion: Completion;
}) {
  const checks = checksOf(profile, completion);
  const open = checks.filter(({ isDone }) => !isDone).slice(0, 3);
  return (
    <>
      <Card title="Profile strength">
        <div className={classes.strength}>
          <ScoreRing value={completion.percent} size={64} label="Profile complete" />
          <p className="muted small">
            {completion.percent === 100
              ? 'Every section is there.'
              : `${completion.percent}% complete. Each section is a quarter.`}
          </p>
        </div>
        <ul className={classes.checks}>
          {checks.map(({ label, isDone }) => (
            <li key={label}>
              {isDone ? (
                <IconCircleCheckFilled
                  className={`icon ${classes.done}`}
                  size={18}
                  aria-label="Done"
                  role="img"
                />
              ) : (
                <IconCircleDashed className="icon faint" size={18} aria-label="Missing" role="img" />
              )}
              <span className={isDone ? 'muted' : 'strong'}>{label}</span>
            </li>
          ))}
        </ul>
      </Card>
      {open.length > 0 && (
        <Card title="How to improve">
          <ul className={classes.tips}>
            {open.map(({ tip, to }) => (
              <li key={tip}>
                <Link to={to}>{tip}</Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
