import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import type { MessageSide, Thread } from '#contract/messages.ts';
import { formatRelative } from '#web/lib/format/spans.ts';
import { Face } from './face.tsx';
import classes from './thread-list.module.css';

interface ThreadListProps {
  threads: readonly Thread[];
  side: MessageSide;
  shownId: string | undefined;
  /** Where a conversation is opened. */
  addressOf: (id: string) => string;
}

/** The conversations, each a link to itself. */
export function ThreadList({ threads, side, shownId, addressOf }: ThreadListProps) {
  return (
    <ul className={classes.list}>
      {threads.map((thread) => {
        const { id, counterpart, lastMessage, unreadCount, isMuted } = thread;
        const isUnread = unreadCount > 0 && !isMuted;
        return (
          <li key={id}>
            <Link
              to={addressOf(id)}
              className={`${classes.row} ${isUnread ? classes.unread : ''}`}
              aria-current={id === shownId ? 'page' : undefined}
              data-thread={id}
            >
              <Face side={side} counterpart={counterpart} />
              <span className={classes.text}>
                <span className={classes.top}>
                  <span className={classes.name} title={counterpart.name}>
                    {counterpart.name}
                  </span>
                  {lastMessage && <span className={classes.at}>{formatRelative(lastMessage.at)}</span>}
                </span>
                <span className={classes.bottom}>
                  <span className={classes.said} title={wordsOf(thread, side)}>
                    {wordsOf(thread, side)}
                  </span>
                  {isUnread && (
                    <span className={classes.count}>
                      {unreadCount}
                      <VisuallyHidden> unread</VisuallyHidden>
                    </span>
                  )}
                  {isMuted && <span className={classes.at}>Muted</span>}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function wordsOf({ lastMessage }: Thread, side: MessageSide): string {
  if (!lastMessage) return 'Nobody has written yet.';
  const { text, senderName } = lastMessage;
  return lastMessage.side === side ? `${senderName.split(' ')[0]}: ${text}` : text;
}
