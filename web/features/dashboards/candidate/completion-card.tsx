import { Button } from '@mantine/core';
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import { Link } from 'react-router';
import { type Completion, SECTION_LABELS, type Section } from '#contract/candidates/sections.ts';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { Card } from '#web/ui/display/card.tsx';
import classes from './completion-card.module.css';

const EDITORS: Readonly<Record<Section, string>> = {
  basicInfo: '/profile/edit/info',
  skills: '/profile/edit/skills',
  experience: '/profile/edit/experience',
  education: '/profile/edit/education',
};

const WHY: Readonly<Record<Section, string>> = {
  basicInfo: 'Recruiters find you once your basic info is saved.',
  skills: 'Recruiters search by skills. Add yours to be found.',
  experience: 'Recruiters filter on experience. Add yours to appear in those searches.',
  education: 'Recruiters filter on education. Add yours to appear in those searches.',
};

/** How much of the profile is done, and what comes next. */
export function CompletionCard({ completion }: { completion: Completion }) {
  const { percent, sections } = completion;
  const missing = sections.find((section) => !section.isComplete);
  return (
    <Card>
      <div className={classes.head}>
        <ScoreRing value={percent} size={64} label="Profile complete" />
        <div>
          <h2 className={classes.title}>Profile {percent}% complete</h2>
          <p className="muted small">
            {missing ? WHY[missing.section] : 'Every section is there. Keep it up to date.'}
          </p>
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
            {!isComplete && (
              <Button
                component={Link}
                to={EDITORS[section]}
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
      </ul>
    </Card>
  );
}
