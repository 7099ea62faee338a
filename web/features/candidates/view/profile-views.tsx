import { Skeleton } from '@mantine/core';
import { getProfileStats } from '#contract/candidates/profile.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatRelative } from '#web/lib/format/spans.ts';
import { Card } from '#web/ui/display/card.tsx';
import { inSentence } from './in-sentence.ts';
import classes from './profile-view.module.css';

/** How often recruiters looked; the last known figures stay when they cannot be read again. */
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
