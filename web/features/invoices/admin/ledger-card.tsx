import { Button } from '@mantine/core';
import { useState } from 'react';
import { checkLedger, type LedgerCheck } from '#contract/invoices/ledger.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { Card } from '#web/ui/display/card.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import classes from './admin-invoices.module.css';

const TERMS = 220;

/** Whether all books agree, what they come to, and every rule that they break: all of them are read, so once asked for. */
export function LedgerCard() {
  const [isAsked, setIsAsked] = useState(false);
  const check = useEndpoint(checkLedger, {}, { enabled: isAsked });
  const { data, error } = check;
  const badge = data && (
    <StatusBadge family={data.isBalanced ? 'success' : 'danger'}>
      {data.isBalanced ? 'Balanced' : count(data.faults.length, 'fault')}
    </StatusBadge>
  );
  const ask = (
    <Button size="xs" variant="default" onClick={() => setIsAsked(true)}>
      Check the books
    </Button>
  );
  return (
    <Card title="Ledger" action={isAsked ? badge : ask}>
      {!isAsked && (
        <p className={classes.note}>
          Proves that invoices, rewards, payouts and TDS agree and that no number is missing.
        </p>
      )}
      <LoadFailure reading={check} />
      {isAsked && !error && !data && <LoadingText lines={6} />}
      {data && data.faults.length > 0 && (
        <ul className={classes.faults}>
          {data.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {data && <Figures figures={data.figures} />}
    </Card>
  );
}

const money = (amount: number) => <span className="num">{formatRupees(amount)}</span>;

function Figures({ figures }: { figures: LedgerCheck['figures'] }) {
  const { invoices, invoiced, credited, received, withheld, refunded, outstanding, refundDue } = figures;
  return (
    <DescriptionList
      termWidth={TERMS}
      items={[
        [`Invoiced, ${count(invoices, 'invoice')}`, money(invoiced)],
        ['less credited', money(credited)],
        ['less received', money(received)],
        ['less TDS withheld', money(withheld)],
        ['plus refunded', money(refunded)],
        ['plus refunds due', money(refundDue)],
        ['Outstanding', money(outstanding)],
        ['Rewards earned', money(figures.rewards)],
      ]}
    />
  );
}
