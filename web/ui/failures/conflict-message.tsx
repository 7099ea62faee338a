import { Button } from '@mantine/core';
import { ERRORS } from '#contract/core/errors.ts';
import { useArrival } from '#web/lib/focus/use-arrival.ts';
import { Message } from '#web/ui/display/message.tsx';
import { FormActions } from '#web/ui/fields/form-layout.tsx';

interface ConflictMessageProps {
  title?: string;
  /** What either choice means. */
  children?: string;
  /** Takes what was saved last. */
  onLoad: () => void;
  /** Goes on with what is in the form. */
  onKeep: () => void;
}

/** Somebody else saved meanwhile: both versions are still there to choose from. */
export function ConflictMessage({
  title = ERRORS.STALE_VERSION[1],
  children = 'Load what was saved last, or keep what you typed and save again.',
  onLoad,
  onKeep,
}: ConflictMessageProps) {
  return (
    <Message
      ref={useArrival()}
      family="warning"
      title={title}
      action={
        <FormActions>
          <Button size="xs" variant="default" onClick={onLoad}>
            Load the newer version
          </Button>
          <Button size="xs" variant="default" onClick={onKeep}>
            Keep mine
          </Button>
        </FormActions>
      }
    >
      {children}
    </Message>
  );
}
