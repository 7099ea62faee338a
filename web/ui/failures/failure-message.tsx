import type { ReactNode } from 'react';
import { useArrival } from '#web/lib/focus/use-arrival.ts';
import { Message } from '#web/ui/display/message.tsx';

interface FailureMessageProps {
  title?: ReactNode;
  children: ReactNode;
}

/** Why the last submit of a form failed: scrolled into view from any button, and shown until the next try. */
export function FailureMessage({ title, children }: FailureMessageProps) {
  return (
    <Message ref={useArrival()} family="danger" title={title}>
      {children}
    </Message>
  );
}
