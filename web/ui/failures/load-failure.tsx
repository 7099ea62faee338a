import { ErrorPanel } from './error-panel.tsx';

/** The state of a query. */
export interface Reading<Data> {
  data?: Data | undefined;
  error: { message: string } | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadFailureProps {
  reading: Reading<unknown>;
  title?: string | undefined;
  /** Replaces the error's own message. */
  message?: string | undefined;
}

/** Shown instead of data that could not be read: the error, and a retry button. */
export function LoadFailure({ reading, title, message }: LoadFailureProps) {
  if (!reading.error) return null;
  return (
    <ErrorPanel
      title={title}
      message={message ?? reading.error.message}
      onRetry={() => void reading.refetch()}
      retrying={reading.isFetching}
    />
  );
}
