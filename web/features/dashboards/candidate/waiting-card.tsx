import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { WaitingRequest } from '#contract/dashboards/candidate-home.ts';
import { formatLakhRange } from '#web/lib/format.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { DeadlineBadge } from '#web/ui/display/deadline-badge.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import classes from './waiting-card.module.css';

const ALL = '/interview-requests/pending';

/** The requests that wait for a reply, the most pressing first. */
export function WaitingCard({ waiting, total }: { waiting: readonly WaitingRequest[]; total: number }) {
  const all = total > 0 && <Link to={ALL}>{total === 1 ? '1 request' : `All ${total} requests`}</Link>;
  return (
    <Card title="Waiting for your reply" action={all} flush>
      {waiting.length === 0 ? (
        <EmptyState title="Interview requests will be here">
          Recruiters send them to you. A complete profile is found more often.
        </EmptyState>
      ) : (
        <ul>
          {waiting.map((request) => (
            <WaitingRow key={request.id} request={request} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function WaitingRow({ request }: { request: WaitingRequest }) {
  const { company, jobTitle, salaryRange, isRemote, location } = request;
  const pay = formatLakhRange(salaryRange.min, salaryRange.max);
  const facts = [company.name, pay, isRemote ? 'Remote' : location].filter(Boolean);
  return (
    <li className={classes.row}>
      <InitialTile name={company.name} src={company.logo} />
      <div>
        <h3 className={classes.title}>{jobTitle}</h3>
        <p className="muted small num">{facts.join(' · ')}</p>
      </div>
      <DeadlineBadge deadline={request.respondByDate} />
      <Button
        component={Link}
        to={`${ALL}?request=${request.id}`}
        variant="default"
        size="xs"
        aria-label={`Review ${jobTitle}, ${company.name}`}
      >
        Review
      </Button>
    </li>
  );
}
