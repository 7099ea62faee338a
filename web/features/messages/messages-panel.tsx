import type { ReactNode } from 'react';
import { contactCandidate, listThreads, type MessageSide } from '#contract/messages.ts';
import { change, useEndpoint } from '#web/lib/api/query.ts';
import { underKey } from '#web/lib/forms/use-attempt-key.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { Composer } from './composer.tsx';
import classes from './conversation.module.css';
import { Conversation } from './conversation.tsx';

interface ContactFormProps {
  candidateId: string;
  name: string;
  /** The job of the conversation, if it is a single one. */
  jobId?: string | undefined;
}

/** The first message to a candidate; the conversation then replaces this form. */
function ContactForm({ candidateId, name, jobId }: ContactFormProps) {
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

interface MessagesPanelProps {
  side: MessageSide;
  counterpart: { id: string; name: string };
  /** The user may send the first message. */
  mayBegin: boolean;
  /** Shown if nobody has written and the user may not start. */
  otherwise?: ReactNode;
  /** The job of the conversation, if it is a single one. */
  jobId?: string | undefined;
}

/** The conversation with the person of this page, or the form to start it. */
export function MessagesPanel(props: MessagesPanelProps) {
  const { side, counterpart, mayBegin, otherwise = null, jobId } = props;
  const found = useEndpoint(listThreads, { query: { counterpartId: counterpart.id } });
  const thread = found.data?.content[0];
  if (thread) {
    return (
      <Card flush>
        <Conversation key={thread.id} id={thread.id} side={side} isPanel jobId={jobId} />
      </Card>
    );
  }
  if (found.data && !mayBegin) return otherwise;
  return (
    <Card title="Messages" flush>
      {found.isPending && (
        <div className={classes.waiting}>
          <LoadingText lines={2} />
        </div>
      )}
      {found.error && (
        <div className={classes.waiting}>
          <LoadFailure reading={found} />
        </div>
      )}
      {found.data && (
        <>
          <p className={classes.first}>Your company has not written to {counterpart.name} yet.</p>
          <ContactForm candidateId={counterpart.id} name={counterpart.name} jobId={jobId} />
        </>
      )}
    </Card>
  );
}
