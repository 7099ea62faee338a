import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { trimLink } from '#contract/kit/addresses.ts';
import {
  type MessageSide,
  sendMessage,
  type Thread,
  type Message as ThreadMessage,
} from '#contract/messages.ts';
import { change } from '#web/lib/api/query.ts';
import { dayOf, formatDate, formatTime } from '#web/lib/format/dates.ts';
import { underKey } from '#web/lib/forms/use-attempt-key.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { Composer } from './composer.tsx';
import classes from './conversation.module.css';
import { ThreadMenu } from './thread-menu.tsx';
import { useConversation, useReading } from './use-conversation.ts';

const LINK = /\bhttps?:\/\/[^\s<>"]+/gi;
interface Piece {
  text: string;
  isLink: boolean;
}

/** Splits a text into addresses and what is between them. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const url = trimLink(found);
    if (!URL.canParse(url)) continue;
    pieces.push({ text: text.slice(from, index), isLink: false }, { text: url, isLink: true });
    from = index + url.length;
  }
  pieces.push({ text: text.slice(from), isLink: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** A message as it was written; links are not prefetched or previewed. */
export function MessageText({ text }: { text: string }) {
  return piecesOf(text).map((piece, place) => {
    const key = `${place} ${piece.text}`;
    if (!piece.isLink) return <span key={key}>{piece.text}</span>;
    return (
      <a key={key} href={piece.text} target="_blank" rel="nofollow noopener noreferrer">
        {piece.text}
      </a>
    );
  });
}

type MessageListProps = Pick<
  ReturnType<typeof useConversation>,
  'messages' | 'hasEarlier' | 'loadEarlier' | 'isLoading' | 'failure'
> & {
  /** Of the user who reads. */
  side: MessageSide;
  counterpart: string;
};

/** Every message, grouped by day; stays scrolled to the end while it grows. */
function MessageList({ messages, side, counterpart, ...more }: MessageListProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard.
    <section className={classes.scroll} tabIndex={0} aria-label={`Messages with ${counterpart}`}>
      <div className={classes.content}>
        {more.failure && <Message family="danger">{more.failure}</Message>}
        {more.hasEarlier && (
          <Button variant="default" size="xs" loading={more.isLoading} onClick={more.loadEarlier}>
            Show earlier messages
          </Button>
        )}
        {messages.length === 0 && <p className={classes.nothing}>Nobody has written yet.</p>}
        <ol className={classes.list} aria-live="polite" aria-relevant="additions">
          {messages.map((message, place) => (
            <FieldTexts key={message.id} message={message} before={messages[place - 1]} side={side} />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface FieldTextsProps {
  message: ThreadMessage;
  before: ThreadMessage | undefined;
  side: MessageSide;
}

function FieldTexts({ message, before, side }: FieldTextsProps) {
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

const SIZE = 40;

interface FaceProps {
  /** Of the user who reads. */
  side: MessageSide;
  counterpart: Thread['counterpart'];
}

/** The counterpart: a company's tile, or a person. */
export function Face({ side, counterpart: { name, pictureUrl } }: FaceProps) {
  if (side === 'CANDIDATE') return <InitialTile name={name} src={pictureUrl} size={SIZE} />;
  return <Avatar name={name} src={pictureUrl} size={SIZE} />;
}

interface ConversationProps {
  id: string;
  side: MessageSide;
  /** The link back to the list, where the list is not shown alongside. */
  back?: ReactNode;
  /** Inside another page, which already names the counterpart. */
  isPanel?: boolean;
  /** Focuses the text box on arrival. */
  isWritten?: boolean;
  /** The job that a company writes about, if it is a single one. */
  jobId?: string | undefined;
}

/** One conversation: the counterpart, the messages and the text box. */
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
