import { Button } from '@mantine/core';
import { useState } from 'react';
import { ERASURE_DAYS } from '#contract/account/closing.ts';
import { Card } from '#web/ui/display/card.tsx';
import classes from './closing.module.css';
import { DeleteDialog } from './delete-dialog.tsx';

export function DeleteCard() {
  const [isAsked, setAsked] = useState(false);
  return (
    <Card title="Delete account" className={classes.brick ?? ''}>
      <div className={classes.stack}>
        <p className="muted">
          You are signed out everywhere at once. Your personal data is erased after {ERASURE_DAYS} days, and
          nothing brings it back.
        </p>
        <Button variant="default" color="brick" onClick={() => setAsked(true)}>
          Delete account…
        </Button>
      </div>
      <DeleteDialog opened={isAsked} onClose={() => setAsked(false)} />
    </Card>
  );
}
