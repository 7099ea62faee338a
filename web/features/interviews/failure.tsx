import type { ReactNode } from 'react';
import { Message } from '#web/ui/display/message.tsx';

/** Above a form: why the last try failed. */
export function Failure({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div style={{ marginBottom: 16 }}>
      <Message family="danger" title={title}>
        {children}
      </Message>
    </div>
  );
}
