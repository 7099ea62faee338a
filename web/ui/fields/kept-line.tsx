import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './kept-line.module.css';

interface KeptLineProps {
  draft: { wasKept: boolean; isTheirs: boolean; clear: () => void };
}

/** Says that a stored draft was restored. */
export function KeptLine({ draft }: KeptLineProps) {
  const [isShown, setShown] = useState(draft.wasKept);
  if (draft.isTheirs) {
    return (
      <p className={classes.kept} role="status">
        This was changed in another tab and is the same in both.
      </p>
    );
  }
  if (!isShown) return null;
  return (
    <p className={classes.kept} role="status">
      What you had entered is still here.
      <Button
        variant="link"
        size="xs"
        onClick={() => {
          draft.clear();
          setShown(false);
        }}
      >
        Start afresh
      </Button>
    </p>
  );
}
