import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ERASURE_DAYS, getAccountClosing } from '#contract/account/closing.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { late } from '#web/ui/late/late.tsx';
import classes from './closing.module.css';
import { listNames } from './list-names.ts';

const DeleteDialog = late(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

export function DeleteCard() {
  const [isAsked, setAsked] = useState(false);
  const { closes = [], toHandOver = [] } = useEndpoint(getAccountClosing, {}).data ?? {};
  return (
    <Card title="Delete account" className={classes.brick ?? ''}>
      <div className={classes.stack}>
        <p className="muted">
          You are signed out everywhere at once. Your personal data is erased after {ERASURE_DAYS} days, and
          nothing brings it back.
        </p>
        {closes.length > 0 && (
          <p className="muted">Nobody else works for {listNames(closes)}, which closes with your account.</p>
        )}
        {toHandOver.length > 0 && (
          <Message family="warning" title={`You are the only owner of ${listNames(toHandOver)}`}>
            <p>
              <Link to="/recruiter/team">Make a colleague an owner</Link> first. Then your account can go.
            </p>
          </Message>
        )}
        <Button
          variant="default"
          color="brick"
          disabled={toHandOver.length > 0}
          onClick={() => setAsked(true)}
        >
          Delete account…
        </Button>
      </div>
      <DeleteDialog opened={isAsked} onClose={() => setAsked(false)} />
    </Card>
  );
}
