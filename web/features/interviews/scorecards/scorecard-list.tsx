import { Rating } from '@mantine/core';
import { BEST_RATING, getScorecards } from '#contract/interviews/scorecards.ts';
import { VERDICT_LABELS, type Verdict } from '#contract/labels/interviews.ts';
import details from '#web/features/interviews/interview-details.module.css';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import classes from './scorecard-fields.module.css';

const FAMILIES = {
  STRONG_YES: 'success',
  YES: 'success',
  NO: 'warning',
  STRONG_NO: 'danger',
} as const satisfies Record<Verdict, unknown>;

/** The cards of an interview that the reader may see; nothing while there are none. */
export function ScorecardList({ interviewId: id }: { interviewId: string }) {
  const { data } = useEndpoint(getScorecards, { params: { id } });
  if (!data || (data.cards.length === 0 && data.hiddenCount === 0)) return null;
  return (
    <section className={details.section} style={{ display: 'grid', gap: 16 }}>
      <h3>Scorecards</h3>
      {data.hiddenCount > 0 && (
        <p className="muted">
          {count(data.hiddenCount, 'scorecard')} of your colleagues.
          {data.maySend && ' Send yours to read what others think.'}
        </p>
      )}
      {data.cards.map(({ id: cardId, author, verdict, ratings, notes, isShared, sentAt }) => (
        <article key={cardId} aria-label={`Scorecard of ${author.name}`}>
          <p style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
            <span className="strong">{author.name}</span>
            <StatusBadge family={FAMILIES[verdict]}>{VERDICT_LABELS[verdict]}</StatusBadge>
            <span className="muted small num">{formatDay(sentAt)}</span>
          </p>
          {ratings.map(({ criterion, rating }) => (
            <div key={criterion} className={classes.criterion}>
              <span className="small">{criterion}</span>
              <span role="img" aria-label={`${rating} of ${BEST_RATING}`}>
                <Rating count={BEST_RATING} value={rating} readOnly size="xs" aria-hidden="true" />
              </span>
            </div>
          ))}
          <p style={{ marginTop: 4, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{notes}</p>
          {isShared && <p className="muted small">The candidate reads these notes.</p>}
        </article>
      ))}
    </section>
  );
}
