import { Button } from '@mantine/core';
import { Message } from '#web/ui/display/message.tsx';
import { FormActions } from '#web/ui/fields/form-layout.tsx';

interface ProfileConflictProps {
  onLoad: () => void;
  onKeep: () => void;
}

/** Somebody else saved meanwhile: both versions are there to choose from. */
export function ProfileConflict({ onLoad, onKeep }: ProfileConflictProps) {
  return (
    <Message
      family="warning"
      title="This was changed elsewhere while you were editing."
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
      Load what was saved last, or keep what you typed and save again.
    </Message>
  );
}
