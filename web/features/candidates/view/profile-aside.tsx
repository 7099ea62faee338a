import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { getProfileStats, type OwnProfile } from '#contract/candidates/profile.ts';
import { EDITOR_PATHS, SECTION_LABELS, verifyPath } from '#contract/candidates/sections.ts';
import { nearestToMedal } from '#contract/verifications/medal.ts';
import { standOf } from '#contract/verifications/stand.ts';
import { degreeWords } from '#web/features/profiles/degree-words.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatRelative } from '#web/lib/format/spans.ts';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { IconCircleCheckFilled, IconCircleDashed } from '#web/ui/icons/states.ts';
import { inSentence } from './in-sentence.ts';
import classes from './profile-view.module.css';

const ACTIONS = ['Schedule Interview', 'Download Resume', 'Send Message', 'View Full Profile'];

/** The buttons that recruiters have, shown disabled to the candidate. */
export function RecruiterActions() {
  return (
    <fieldset className={classes.actions}>
      <legend className="small muted">Recruiters can</legend>
      {ACTIONS.map((label) => (
        <Button key={label} size="xs" variant="default" disabled>
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

/** How often recruiters viewed the profile; if a reload fails, the last known figures stay. */
export function ProfileViews() {
  const stats = useEndpoint(getProfileStats, {});
  const { data } = stats;
  return (
    <Card title="Profile views">
      {data ? (
        <>
          <p className={`${classes.figure} num`}>{formatNumber(data.profileViews)}</p>
          <p className={`small ${data.profileViewsChange > 0 ? classes.good : 'muted'}`}>
            {changeInWords(data.profileViewsChange)}
          </p>
          <p className="meta faint">Profile updated {inSentence(formatRelative(data.lastUpdated))}</p>
        </>
      ) : stats.isError ? (
        <p className="muted">{stats.error.message}</p>
      ) : (
        <Skeleton height={26} width={80} />
      )}
      {stats.isError && data && (
        <p className="meta faint">Last updated {inSentence(formatRelative(stats.dataUpdatedAt))}</p>
      )}
    </Card>
  );
}

function changeInWords(change: number): string {
  if (change === 0) return 'As many as last week';
  return `${Math.abs(change)}% ${change > 0 ? 'more' : 'less'} than last week`;
}

const FEW_SKILLS = 8;

interface Tip {
  isDone: boolean;
  to: string;
  /** How to improve it. */
  tip: string;
}

/** Tips besides the sections that make a profile stronger, the medal first. */
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

/** How complete the profile is, what is missing, and what to do next. */
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
