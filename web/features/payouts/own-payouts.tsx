import { Button } from '@mantine/core';
import { useState } from 'react';
import { PAYOUT_METHOD_LABELS } from '#contract/labels/payouts.ts';
import {
  getOwnStatementCsv,
  getOwnStatementPdf,
  getPayoutStanding,
  type PayoutStanding,
} from '#contract/payouts/own.ts';
import { callFile } from '#web/lib/api/api.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useSaveFile } from '#web/lib/api/save-file.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { Card } from '#web/ui/display/card.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import classes from './rewards.module.css';
import { RewardsCard } from './rewards-card.tsx';

/** The statement of each financial year, to download. */
function StatementsCard({ years }: { years: readonly string[] }) {
  if (years.length === 0) return null;
  return (
    <Card title="Statements" flush>
      {years.map((year) => (
        <div key={year} className={classes.statements}>
          <p>Financial year 20{year}</p>
          <div className={classes.buttons}>
            <FileButton year={year} kind="PDF" />
            <FileButton year={year} kind="CSV" />
          </div>
        </div>
      ))}
    </Card>
  );
}

function FileButton({ year, kind }: { year: string; kind: 'PDF' | 'CSV' }) {
  const { isLoading, save } = useSaveFile();
  const endpoint = kind === 'PDF' ? getOwnStatementPdf : getOwnStatementCsv;
  const name = `statement-of-rewards-20${year}.${kind.toLowerCase()}`;
  return (
    <Button
      size="xs"
      variant="default"
      loading={isLoading}
      aria-label={`Statement of 20${year} as ${kind}`}
      onClick={() => void save(() => callFile(endpoint, { params: { year } }), name)}
    >
      {kind}
    </Button>
  );
}

/** The user's bank details, asked for once something is payable. */
function DetailsCard({ standing }: { standing: PayoutStanding }) {
  const { details, mayGiveDetails, owedBack } = standing;
  const [isOpen, setOpen] = useState(false);
  if (!mayGiveDetails && owedBack === 0) return null;
  return (
    <Card
      title="Payout details"
      action={
        mayGiveDetails && (
          <Button size="xs" variant={details ? 'default' : 'filled'} onClick={() => setOpen(true)}>
            {details ? 'Change' : 'Add payout details'}
          </Button>
        )
      }
    >
      <div className={classes.details}>
        {owedBack > 0 && (
          <Message family="warning" title={`${formatRupees(owedBack)} is owed back`}>
            A reward was paid for somebody who had left within 90 days. It is set off against your next
            payouts.
          </Message>
        )}
        {details ? (
          <DescriptionList
            items={[
              ['Name', details.legalName],
              [PAYOUT_METHOD_LABELS[details.method], details.account],
              ['IFSC', details.ifsc],
              ['PAN', details.pan ?? 'Not given: tax is withheld at the higher rate'],
            ]}
          />
        ) : (
          mayGiveDetails && <p>A reward is payable. Tell us where to pay it: by bank transfer or by UPI.</p>
        )}
      </div>
      {isOpen && <DetailsDialog details={details} onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface OwnPayoutsProps {
  page: number;
  onPage: (page: number) => void;
}

/** The earnings of a referrer, their bank details, and their statements. */
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
