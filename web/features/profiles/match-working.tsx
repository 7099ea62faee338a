import { MATCH_PARTS, MATCH_WEIGHTS, type Match } from '#contract/matching/match.ts';
import { nonBreaking } from '#web/lib/format/non-breaking.ts';
import { IconCheck, IconMinus, IconX } from '#web/ui/icons/controls.ts';
import { PART_LABELS } from './match-words.ts';
import classes from './match-working.module.css';

/** The five parts, as wide as their weight, each filled up to the earned points. */
export function MatchBar({ match, compact = false }: { match: Match; compact?: boolean }) {
  return (
    <div className={`${classes.bar} ${compact ? classes.compact : ''}`} aria-hidden="true">
      {MATCH_PARTS.map((name) => {
        const { points, max } = match.parts[name];
        return (
          <span key={name} style={{ flex: MATCH_WEIGHTS[name] }}>
            <i style={{ width: `${(points / max) * 100}%` }} />
          </span>
        );
      })}
    </div>
  );
}

/** How a score is calculated: a bar by weight, and a line with points for each part. */
export function MatchWorking({ match }: { match: Match }) {
  return (
    <div className={classes.working}>
      <MatchBar match={match} />
      <MatchLines match={match} />
    </div>
  );
}

/** One line for each part: its rating and its points. */
function MatchLines({ match }: { match: Match }) {
  return (
    <ul className={classes.lines}>
      {MATCH_PARTS.map((name) => {
        const { state, note, points, max } = match.parts[name];
        return (
          <li key={name} className={classes.line}>
            <StateMark state={state} />
            <span className={classes.name}>{PART_LABELS[name]}</span>
            <span className={classes.note}>{nonBreaking(note)}</span>
            <span className={classes.points}>
              {points} / {max}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function StateMark({ state }: { state: Match['parts']['skills']['state'] }) {
  const size = { className: 'icon', size: 18, stroke: 1.6, role: 'img' };
  switch (state) {
    case 'full':
      return <IconCheck {...size} color="var(--m-success-dot)" aria-label="Met" />;
    case 'partial':
      return <HalfDisc />;
    case 'none':
      return <IconX {...size} color="var(--m-danger-dot)" aria-label="Not met" />;
    case 'no-data':
      return <IconMinus {...size} color="var(--m-faint)" aria-label="Not known" />;
  }
}

function HalfDisc() {
  return (
    <svg className="icon" width={18} height={18} viewBox="0 0 24 24" role="img" aria-label="Partly met">
      <g color="var(--mantine-color-clay-6)">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="M12 4a8 8 0 0 0 0 16z" fill="currentColor" />
      </g>
    </svg>
  );
}
