import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCircleHalf2 from '@tabler/icons-react/dist/esm/icons/IconCircleHalf2.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { MatchResult } from '#contract/applications/application.ts';
import { MATCH_PARTS, type MatchPartName } from '#contract/matching/match.ts';
import classes from './match-working.module.css';

const LABELS: Readonly<Record<MatchPartName, string>> = {
  skills: 'Skills',
  experience: 'Experience',
  pay: 'Expected pay',
  location: 'Location',
  notice: 'Notice',
};

const SIGNS = {
  full: { Icon: IconCheck, said: 'Met', tone: classes.full },
  partial: { Icon: IconCircleHalf2, said: 'Partly met', tone: classes.partial },
  none: { Icon: IconX, said: 'Not met', tone: classes.partial },
  'no-data': { Icon: IconMinus, said: 'Not known', tone: classes.unknown },
};

/** How a score came about: a bar by weight and a line with points for each part. */
export function MatchWorking({ match }: { match: MatchResult }) {
  return (
    <div>
      <div className={classes.bar} aria-hidden="true">
        {MATCH_PARTS.map((name) => {
          const { points, max } = match.parts[name];
          return (
            <span key={name} style={{ flexGrow: max }}>
              <i style={{ width: `${(100 * points) / max}%` }} />
            </span>
          );
        })}
      </div>
      <ul className={classes.parts}>
        {MATCH_PARTS.map((name) => {
          const { points, max, state, note } = match.parts[name];
          const { Icon, said, tone } = SIGNS[state];
          return (
            <li key={name}>
              <Icon className={`icon ${tone}`} size={16} stroke={1.8} role="img" aria-label={said} />
              <span className="strong">{LABELS[name]}</span>
              <span className={classes.note}>{note}</span>
              <span className="num">
                {points} / {max}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
