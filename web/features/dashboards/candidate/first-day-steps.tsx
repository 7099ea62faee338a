import { Link } from 'react-router';
import type { FirstDayStep } from '#contract/dashboards/first-day.ts';
import type { SearchBar } from '#contract/search/search-bar.ts';
import { IconCircleCheckFilled, IconCircleDashed } from '#web/ui/icons/states.ts';
import { IconClock } from '#web/ui/icons/times.ts';
import classes from './first-day-steps.module.css';

const LABELS: Readonly<Record<FirstDayStep['step'], string>> = {
  RESUME: 'Resume',
  SKILLS: 'Skills',
  DEGREE: 'Degree',
  VISIBLE: 'Visible',
};

const HINTS: Readonly<Record<SearchBar, string>> = {
  EMAIL: 'Recruiters find you once your email address is confirmed.',
  BASIC_INFO: 'Recruiters find you once your basic info and skills are saved.',
  SKILLS: 'Recruiters find you once your skills are saved.',
  HIDDEN: 'Your profile is hidden from recruiters. Show it in Settings when you are ready.',
};

/** The way from an empty profile to a verified one that recruiters find; it fills by itself. */
export function FirstDaySteps({ steps, bar }: { steps: readonly FirstDayStep[]; bar: SearchBar | null }) {
  return (
    <div className={classes.steps}>
      <ol className={classes.list} aria-label="Your way to being found">
        {steps.map(({ step, state, link }) => (
          <li key={step} className={classes.step} data-state={state}>
            <Link to={link}>
              <StateIcon state={state} />
              <span className="small">{LABELS[step]}</span>
            </Link>
          </li>
        ))}
      </ol>
      <p className={`muted small ${classes.hint}`}>
        {bar ? HINTS[bar] : 'Recruiters can find you. Finish the open steps to get more requests.'}
      </p>
    </div>
  );
}

function StateIcon({ state }: { state: FirstDayStep['state'] }) {
  const common = { size: 24, role: 'img' };
  switch (state) {
    case 'DONE':
      return <IconCircleCheckFilled className={`icon ${classes.done}`} aria-label="Done:" {...common} />;
    case 'WAITING':
      return (
        <IconClock
          className={`icon ${classes.waiting}`}
          stroke={1.6}
          aria-label="Being checked:"
          {...common}
        />
      );
    case 'OPEN':
      return <IconCircleDashed className="icon faint" stroke={1.6} aria-label="To do:" {...common} />;
  }
}
