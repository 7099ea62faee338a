import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type MessageSide, sendMessage, type Thread } from '#contract/messages.ts';
import { change } from '#web/lib/api/query.ts';
import { underKey } from '#web/lib/forms/use-attempt-key.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { Composer } from './composer.tsx';
import classes from './conversation.module.css';
import { Face } from './face.tsx';
import { MessageList } from './message-list.tsx';
import { ThreadMenu } from './thread-menu.tsx';
import { useConversation, useReading } from './use-conversation.ts';

interface ConversationProps {
  id: string;
  side: MessageSide;
  /** The way back to the list, where it is not beside. */
  back?: ReactNode;
  /** Inside another page, which says with whom. */
  isPanel?: boolean;
  /** Whoever comes here goes on by writing. */
  isWritten?: boolean;
  /** What a company writes about, where that is one job. */
  jobId?: string | undefined;
}

/** One conversation: who it is with, what was said, where to write. */
export function Conversation(props: ConversationProps) {
  const { id, side, back, isPanel = false, isWritten = false, jobId } = props;
  const conversation = useConversation(id);
  const { last } = conversation;
  const thread = last.data?.thread;
  const foot = useReading(id, thread?.unreadCount);
  if (!thread) {
    return (
      <>
        {back}
        <div className={classes.waiting}>
          {last.error ? (
            <LoadFailure
              reading={last}
              message={last.error.status === 404 ? 'This conversation is not there any more.' : undefined}
            />
          ) : (
            <LoadingText lines={5} />
          )}
        </div>
      </>
    );
  }
  const { name } = thread.counterpart;
  return (
    <div className={`${classes.conversation} ${isPanel ? classes.panel : ''}`}>
      {back}
      <Head thread={thread} side={side} isPanel={isPanel} />
      <MessageList {...conversation} side={side} counterpart={name} />
      <div ref={foot} />
      {thread.closedBecause ? (
        <div className={classes.composer}>
          <Message>{CLOSED[side][thread.closedBecause]}</Message>
        </div>
      ) : (
        <Composer
          name={id}
          to={name}
          isWritten={isWritten}
          hasTemplates={side === 'COMPANY'}
          onSend={(text, key) =>
            change(sendMessage, { params: { id }, body: { text, jobId } }, underKey(key))
          }
        />
      )}
    </div>
  );
}

const CLOSED: Record<MessageSide, Record<NonNullable<Thread['closedBecause']>, string>> = {
  CANDIDATE: {
    BLOCKED: 'You have blocked this company. Unblock it to write.',
    AWAY: 'This company does not take messages at the moment.',
    ROLE: 'You can read this conversation.',
  },
  COMPANY: {
    BLOCKED: 'This candidate does not take messages at the moment.',
    AWAY: 'This candidate does not take messages at the moment.',
    ROLE: 'Your role in the company lets you read conversations, not write in them.',
  },
};

function Head({ thread, side, isPanel }: { thread: Thread; side: MessageSide; isPanel: boolean }) {
  const { id, name, note, hasPage } = thread.counterpart;
  return (
    <header className={classes.head}>
      {!isPanel && <Face side={side} counterpart={thread.counterpart} />}
      <div className={classes.who}>
        <h2>{isPanel ? 'Messages' : name}</h2>
        {!isPanel && note && <p title={note}>{note}</p>}
        {isPanel && thread.isMuted && <p>Muted</p>}
      </div>
      {!isPanel && thread.isMuted && <span className="small muted">Muted</span>}
      {!isPanel && side === 'COMPANY' && hasPage && (
        <Link to={`/recruiter/candidates/${id}`} className={classes.profile}>
          Full profile
        </Link>
      )}
      <ThreadMenu thread={thread} side={side} />
    </header>
  );
}
