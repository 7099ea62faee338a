import { ErrorPanel } from './error-panel.tsx';

/** What is read from the server, as a query tells of it. */
export interface Reading<Data> {
  data?: Data | undefined;
  error: { message: string } | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadFailureProps {
  reading: Reading<unknown>;
  title?: string | undefined;
  /** Instead of the failure's own sentence. */
  message?: string | undefined;
}

/** In place of what could not be read: why, and another try. */
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
