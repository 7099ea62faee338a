import {
  adminGetCandidateStats,
  adminListCandidateUniversities,
} from '#contract/candidate-accounts/candidate-accounts.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/display/card.tsx';
import { StatStrip } from '#web/ui/display/stat-strip.tsx';
import classes from './candidate-figures.module.css';

const LIST = '/admin/candidates';
const TOP = 5;

/** How many candidates stand where, and from which universities most of them come. */
export function CandidateFigures() {
  const stats = useEndpoint(adminGetCandidateStats, {}).data;
  return (
    <div className={classes.figures}>
      <StatStrip
        stats={[
          { label: 'Total', figure: stats && formatNumber(stats.totalCandidates), to: LIST },
          {
            label: 'Active',
            figure: stats && formatNumber(stats.activeCandidates),
            to: `${LIST}?status=ACTIVE`,
          },
          {
            label: 'Suspended',
            figure: stats && formatNumber(stats.suspendedCandidates),
            to: `${LIST}?status=SUSPENDED`,
          },
          { label: 'Avg Experience', figure: stats && `${stats.averageExperienceYears.toFixed(1)} years` },
        ]}
      />
      <Universities />
    </div>
  );
}

function Universities() {
  const top = useEndpoint(adminListCandidateUniversities, {}).data?.slice(0, TOP) ?? [];
  if (top.length === 0) return null;
  const most = Math.max(...top.map(({ candidateCount }) => candidateCount));
  return (
    <Card title="Candidates by University (Top 5)">
      <ul className={classes.bars}>
        {top.map(({ universityName, candidateCount, percentage }) => (
          <li key={universityName}>
            <span className={classes.name}>{universityName}</span>
            <span className={classes.bar} aria-hidden="true">
              <i style={{ width: `${(candidateCount / most) * 100}%` }} />
            </span>
            <span className="num">
              {formatNumber(candidateCount)} <span className="muted">({percentage.toFixed(1)}%)</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
