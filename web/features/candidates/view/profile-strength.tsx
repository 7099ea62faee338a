import { Link } from 'react-router';
import type { OwnProfile } from '#contract/candidates/profile.ts';
import { EDITOR_PATHS, SECTION_LABELS, verifyPath } from '#contract/candidates/sections.ts';
import { nearestToMedal } from '#contract/verifications/medal.ts';
import { standOf } from '#contract/verifications/stand.ts';
import { degreeWords } from '#web/features/profiles/degree-words.ts';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { IconCircleCheckFilled, IconCircleDashed } from '#web/ui/icons/states.ts';
import classes from './profile-view.module.css';

const FEW_SKILLS = 8;

interface Tip {
  isDone: boolean;
  to: string;
  /** What to do about it. */
  tip: string;
}

/** What makes a profile stronger beside its sections, the medal before all. */
function tipsOf({ basicInfo, skills, experience, education, summary }: OwnProfile): Tip[] {
  const degree = nearestToMedal(education.educations);
  const words = degree && degreeWords(standOf(degree));
  return [
    {
      isDone: !words?.verb,
      to: degree ? verifyPath(degree.id) : EDITOR_PATHS.education,
      tip: words?.sentence ?? '',
    },
    {
      isDone: basicInfo.resumeUrl !== null,
      to: EDITOR_PATHS.basicInfo,
      tip: 'Upload a resume. Companies ask for it right after you accept.',
    },
    {
      isDone: Boolean(summary.resumeHeadline && summary.professionalSummary),
      to: EDITOR_PATHS.basicInfo,
      tip: 'Write a headline and a summary. They are read first.',
    },
    {
      isDone: skills.skills.length >= FEW_SKILLS,
      to: EDITOR_PATHS.skills,
      tip: 'List 8-12 skills. More searches will find you.',
    },
    {
      isDone: experience.experiences.some(({ keyAchievements }) => keyAchievements.length > 0),
      to: EDITOR_PATHS.experience,
      tip: 'Name an achievement with a number in it.',
    },
  ];
}

const MOST_TIPS = 3;

/** How complete the profile is, what it still lacks, and what to do next. */
export function ProfileStrength({ profile }: { profile: OwnProfile }) {
  const { completion } = profile;
  const missing = completion.sections
    .filter(({ isComplete }) => !isComplete)
    .map(({ section }) => ({ to: EDITOR_PATHS[section], tip: `Complete ${SECTION_LABELS[section]}.` }));
  const open = [...missing, ...tipsOf(profile).filter(({ isDone }) => !isDone)].slice(0, MOST_TIPS);
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
          {completion.sections.map(({ section, isComplete }) => (
            <li key={section}>
              {isComplete ? (
                <IconCircleCheckFilled
                  className={`icon ${classes.done}`}
                  size={18}
                  aria-label="Done"
                  role="img"
                />
              ) : (
                <IconCircleDashed className="icon faint" size={18} aria-label="Missing" role="img" />
              )}
              <span className={isComplete ? 'muted' : 'strong'}>{SECTION_LABELS[section]}</span>
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
