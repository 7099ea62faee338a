import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './draft-notice.module.css';

interface DraftNoticeProps {
  draft: { wasRestored: boolean; isTheirs: boolean; clear: () => void };
}

/** Says that a stored draft was restored. */
export function DraftNotice({ draft }: DraftNoticeProps) {
  const [isShown, setShown] = useState(draft.wasRestored);
  if (draft.isTheirs) {
    return (
      <p className={classes.notice} role="status">
        This was changed in another tab and is the same in both.
      </p>
    );
  }
  if (!isShown) return null;
  return (
    <p className={classes.notice} role="status">
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
