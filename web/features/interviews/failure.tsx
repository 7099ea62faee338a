import type { ReactNode } from 'react';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';

/** Above a form: why the last try failed. */
export function Failure({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div style={{ marginBottom: 16 }}>
      <FailureMessage title={title}>{children}</FailureMessage>
    </div>
  );
}
