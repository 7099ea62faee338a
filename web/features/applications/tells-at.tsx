import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Application } from '#contract/applications/application.ts';
import { undoDecided } from '#web/features/profiles/stage-moves/tell-decided.tsx';
import { formatTime } from '#web/lib/format/dates.ts';
import { Message } from '#web/ui/display/message.tsx';

/** Until when a rejection can be undone, and the way to do it. */
export function TellsAt({ application: { id, tellsAt, candidate } }: { application: Application }) {
  const [isUndoing, setUndoing] = useState(false);
  if (!tellsAt) return null;
  const undo = async () => {
    setUndoing(true);
    await undoDecided([id]).finally(() => setUndoing(false));
  };
  return (
    <Message
      action={
        <Button size="xs" variant="default" loading={isUndoing} onClick={() => void undo()}>
          Undo the rejection
        </Button>
      }
    >
      {candidate.firstName} does not know yet, and is told at {formatTime(tellsAt)}.
    </Message>
  );
}
