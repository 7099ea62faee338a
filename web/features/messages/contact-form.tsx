import { contactCandidate } from '#contract/messages.ts';
import { change } from '#web/lib/api/query.ts';
import { underKey } from '#web/lib/forms/use-attempt-key.ts';
import { Composer } from './composer.tsx';

interface ContactFormProps {
  candidateId: string;
  name: string;
  /** What is written about, where that is one job. */
  jobId?: string | undefined;
}

/** The first message to a candidate; the conversation then takes its place. */
export function ContactForm({ candidateId, name, jobId }: ContactFormProps) {
  return (
    <Composer
      name={`contact:${candidateId}`}
      to={name}
      hasTemplates
      onSend={(message, key) =>
        change(contactCandidate, { body: { candidateId, message, jobId } }, underKey(key))
      }
    />
  );
}
