import { Button } from '@mantine/core';
import type { Message, MessageSide } from '#contract/messages.ts';
import { dayOf, formatDate, formatTime } from '#web/lib/format/dates.ts';
import { Message as Notice } from '#web/ui/display/message.tsx';
import classes from './conversation.module.css';
import { MessageText } from './message-text.tsx';
import type { useConversation } from './use-conversation.ts';

type MessageListProps = Pick<
  ReturnType<typeof useConversation>,
  'messages' | 'hasEarlier' | 'loadEarlier' | 'isLoading' | 'failure'
> & {
  /** Of whoever reads. */
  side: MessageSide;
  counterpart: string;
};

/** Everything that was said, by days; the list keeps to its end while it grows. */
export function MessageList({ messages, side, counterpart, ...more }: MessageListProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard.
    <section className={classes.scroll} tabIndex={0} aria-label={`Messages with ${counterpart}`}>
      <div className={classes.content}>
        {more.failure && <Notice family="danger">{more.failure}</Notice>}
        {more.hasEarlier && (
          <Button variant="default" size="xs" loading={more.isLoading} onClick={more.loadEarlier}>
            Show earlier messages
          </Button>
        )}
        {messages.length === 0 && <p className={classes.nothing}>Nobody has written yet.</p>}
        <ol className={classes.list} aria-live="polite" aria-relevant="additions">
          {messages.map((message, place) => (
            <Said key={message.id} message={message} before={messages[place - 1]} side={side} />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface SaidProps {
  message: Message;
  before: Message | undefined;
  side: MessageSide;
}

function Said({ message, before, side }: SaidProps) {
  const isNewDay = !before || dayOf(before.sentAt) !== dayOf(message.sentAt);
  const isNewSender = isNewDay || before.senderName !== message.senderName || before.side !== message.side;
  return (
    <>
      {isNewDay && <li className={classes.day}>{formatDate(message.sentAt)}</li>}
      <li className={`${classes.message} ${message.side === side ? classes.own : ''}`}>
        {isNewSender && <p className={classes.sender}>{message.isOwn ? 'You' : message.senderName}</p>}
        <div className={classes.bubble}>
          <MessageText text={message.text} />
        </div>
        <time className={classes.time} dateTime={message.sentAt}>
          {formatTime(message.sentAt)}
        </time>
      </li>
    </>
  );
}
