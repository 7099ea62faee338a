import { Button } from '@mantine/core';
import { ERRORS } from '#contract/core/errors.ts';
import { useArrival } from '#web/lib/focus/use-arrival.ts';
import { Message } from '#web/ui/display/message.tsx';
import { FormActions } from '#web/ui/fields/form-layout.tsx';

interface ConflictMessageProps {
  title?: string;
  /** Explains both choices. */
  children?: string;
  /** Loads the last saved version. */
  onLoad: () => void;
  /** Keeps the values of the form. */
  onKeep: () => void;
}

/** Somebody else saved meanwhile: the user chooses one of the versions. */
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
