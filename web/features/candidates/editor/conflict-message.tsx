import { Button } from '@mantine/core';
import { Message } from '#web/ui/display/message.tsx';

interface ConflictMessageProps {
  onLoad: () => void;
  onKeep: () => void;
}

/** The section was saved elsewhere meanwhile: both versions are still there to choose from. */
export function ConflictMessage({ onLoad, onKeep }: ConflictMessageProps) {
  return (
    <Message
      family="warning"
      title="This section was changed elsewhere while you were editing"
      action={
        <>
          <Button size="xs" variant="default" onClick={onLoad}>
            Load the newer version
          </Button>{' '}
          <Button size="xs" variant="default" onClick={onKeep}>
            Keep mine
          </Button>
        </>
      }
    >
      Load what was saved last, or keep what you typed and save again.
    </Message>
  );
}
