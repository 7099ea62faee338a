import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EDITOR_PATHS, SECTION_LABELS, type Section, verifyPath } from '#contract/candidates/sections.ts';
import type { CandidateHome } from '#contract/dashboards/candidate-home.ts';
import { degreeWords } from '#web/features/profiles/degree-words.ts';
import { Medal } from '#web/ui/brand/medal.tsx';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { IconCircleCheckFilled, IconCircleDashed } from '#web/ui/icons/states.ts';
import classes from './completion-card.module.css';

const WHY: Readonly<Record<Section, string>> = {
  basicInfo: 'Recruiters find you once your basic info is saved.',
  skills: 'Recruiters search by skills. Add yours to be found.',
  experience: 'Recruiters filter on experience. Add yours to appear in those searches.',
  education: 'Recruiters filter on education. Add yours to appear in those searches.',
};

type Profile = CandidateHome['profile'];

function lead({ completion, degree }: Profile, asked: Section | undefined): string {
  const { sections } = completion;
  const missing = sections.find((section) => !section.isComplete);
  if (missing && missing.section === asked) {
    return `${sections.filter(({ isComplete }) => isComplete).length} of ${sections.length} sections are there.`;
  }
  if (missing) return WHY[missing.section];
  if (!degree) return 'Every section is there.';
  const next = degree.stand === 'VERIFIED' ? 'Keep it up to date.' : degreeWords(degree.stand).sentence;
  return `Every section is there. ${next}`;
}

interface CompletionCardProps {
  profile: Profile;
  /** The section that the next acts already ask for, which the card does not repeat. */
  asked: Section | undefined;
}

/** How complete the profile is, what comes next, and the medal. */
export function CompletionCard({ profile, asked }: CompletionCardProps) {
  const { percent, sections } = profile.completion;
  return (
    <Card>
      <div className={classes.head}>
        <ScoreRing value={percent} size={64} label="Profile complete" />
        <div>
          <h2 className={classes.title}>Profile {percent}% complete</h2>
          <p className="muted small">{lead(profile, asked)}</p>
        </div>
      </div>
      <ul className={classes.list}>
        {sections.map(({ section, isComplete }) => (
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
            {!isComplete && section !== asked && (
              <Button
                component={Link}
                to={EDITOR_PATHS[section]}
                variant="default"
                size="xs"
                className={classes.add}
                aria-label={`Add ${SECTION_LABELS[section]}`}
              >
                Add
              </Button>
            )}
          </li>
        ))}
        {profile.degree && <MedalLine degree={profile.degree} />}
      </ul>
    </Card>
  );
}

function MedalLine({ degree: { id, stand } }: { degree: NonNullable<Profile['degree']> }) {
  if (stand === 'VERIFIED') {
    return (
      <li>
        <Medal size={18} label="" />
        <span className="muted">Verified degree</span>
      </li>
    );
  }
  const { title, verb } = degreeWords(stand);
  return (
    <li>
      <IconCircleDashed className="icon faint" size={18} aria-label="Missing" role="img" />
      <span className="strong">Verified degree</span>
      <Button
        component={Link}
        to={verb ? verifyPath(id) : EDITOR_PATHS.education}
        variant="default"
        size="xs"
        className={classes.add}
        aria-label={`${verb ?? 'See'}: ${title}`}
      >
        {verb ?? 'See'}
      </Button>
    </li>
  );
}
