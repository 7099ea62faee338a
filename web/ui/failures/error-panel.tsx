import { Button } from '@mantine/core';
import { Message } from '#web/ui/display/message.tsx';

interface ErrorPanelProps {
  title?: string | undefined;
  /** The error message: `error.message` of an ApiError. */
  message: string;
  onRetry?: () => void;
  retrying?: boolean;
  retryLabel?: string;
}

/** Shown instead of a region that could not be loaded. */
export function ErrorPanel({
  title,
  message,
  onRetry,
  retrying = false,
  retryLabel = 'Try again',
}: ErrorPanelProps) {
  return (
    <Message
      family="danger"
      title={title}
      action={
        onRetry && (
          <Button size="xs" variant="default" onClick={onRetry} loading={retrying}>
            {retryLabel}
          </Button>
        )
      }
    >
      {message}
    </Message>
  );
}
