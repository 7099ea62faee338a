import { getPayoutStanding } from '#contract/payouts/own.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { DetailsCard } from './details-card.tsx';
import classes from './rewards.module.css';
import { RewardsCard } from './rewards-card.tsx';
import { StatementsCard } from './statements-card.tsx';

interface OwnPayoutsProps {
  page: number;
  onPage: (page: number) => void;
}

/** What somebody who refers has earned, where it is paid to, and the statements of it. */
export function OwnPayouts({ page, onPage }: OwnPayoutsProps) {
  const standing = useEndpoint(getPayoutStanding, {});
  const { data } = standing;
  return (
    <div className={classes.stack}>
      <LoadFailure reading={standing} />
      {data && <DetailsCard standing={data} />}
      <RewardsCard page={page} onPage={onPage} />
      {data && <StatementsCard years={data.financialYears} />}
    </div>
  );
}
