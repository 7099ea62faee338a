import { Button } from '@mantine/core';
import { useState } from 'react';
import { PAYOUT_METHOD_LABELS } from '#contract/labels/payouts.ts';
import type { PayoutStanding } from '#contract/payouts/own.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { Card } from '#web/ui/display/card.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { late } from '#web/ui/late/late.tsx';
import classes from './rewards.module.css';

const DetailsDialog = late(async () => (await import('./details-dialog.tsx')).DetailsDialog);

/** Where the person is paid to. There once something is payable: before that nobody is asked. */
export function DetailsCard({ standing }: { standing: PayoutStanding }) {
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
