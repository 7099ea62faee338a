import { contactCandidate } from '#contract/messages/contact.ts';
import { change } from '#web/lib/api/query.ts';
import { Composer } from './composer.tsx';

interface ContactFormProps {
  candidateId: string;
  name: string;
}

/** The first message to a candidate; the conversation then takes its place. */
export function ContactForm({ candidateId, name }: ContactFormProps) {
  return (
    <Composer
      name={`contact:${candidateId}`}
      to={name}
      hasTemplates
      onSend={(message, key) =>
        change(contactCandidate, { body: { candidateId, message } }, { headers: { 'idempotency-key': key } })
      }
    />
  );
}
