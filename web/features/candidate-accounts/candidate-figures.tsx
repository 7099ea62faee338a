import { Link } from 'react-router';
import {
  adminGetCandidateStats,
  adminListCandidateExperience,
  adminListCandidateUniversities,
} from '#contract/candidate-accounts.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { Card } from '#web/ui/display/card.tsx';
import { StatStrip } from '#web/ui/display/stat-strip.tsx';
import classes from './candidate-figures.module.css';

const LIST = '/admin/candidates';
const TOP = 5;

/** The number of candidates by state, their most common universities, and their years of experience. */
export function CandidateFigures() {
  const { data: stats, isError } = useEndpoint(adminGetCandidateStats, {});
  return (
    <div className={classes.figures}>
      <StatStrip
        hasFailed={isError}
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
      <div className={classes.charts}>
        <Universities />
        <Experience />
      </div>
    </div>
  );
}

interface Bar {
  name: string;
  candidateCount: number;
  percentage: number;
  /** The list of these candidates. */
  to?: string;
}

function Bars({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ candidateCount }) => candidateCount));
  if (!(most > 0)) return null;
  return (
    <Card title={title}>
      <ul className={classes.bars}>
        {bars.map(({ name, candidateCount, percentage, to }) => (
          <li key={name}>
            <span className={classes.name}>{to ? <Link to={to}>{name}</Link> : name}</span>
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

function Universities() {
  const top = useEndpoint(adminListCandidateUniversities, {}).data?.slice(0, TOP) ?? [];
  const bars = top.map(({ universityName, ...bar }) => ({
    name: universityName,
    to: `${LIST}?${new URLSearchParams({ university: universityName })}`,
    ...bar,
  }));
  return <Bars title="Candidates by University (Top 5)" bars={bars} />;
}

function Experience() {
  const ranges = useEndpoint(adminListCandidateExperience, {}).data ?? [];
  const bars = ranges.map(({ experienceRange, ...bar }) => ({ name: experienceRange, ...bar }));
  return <Bars title="Candidates by Experience" bars={bars} />;
}
