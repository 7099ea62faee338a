import { type ReactNode, useId } from 'react';
import { SupportAddress } from '#web/ui/marketing/support-address.tsx';
import classes from './contact-card.module.css';

interface ContactCardProps {
  /** The way to write: a link, or the form itself. */
  children: ReactNode;
}

/** Where to turn with a question that the page does not answer. */
export function ContactCard({ children }: ContactCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.card}>
      <h2 id={id}>Still stuck?</h2>
      <p>
        A person reads every message and answers by email. You can also write to <SupportAddress />.
      </p>
      {children}
    </section>
  );
}
