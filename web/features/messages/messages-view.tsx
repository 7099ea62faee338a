import { Switch, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { countUnreadMessages, listThreads, type MessageSide, type Thread } from '#contract/messages.ts';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatRelative } from '#web/lib/format/spans.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { IconChevronLeft } from '#web/ui/icons/controls.ts';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import { Conversation, Face } from './conversation.tsx';
import classes from './messages-view.module.css';

interface ThreadListProps {
  threads: readonly Thread[];
  side: MessageSide;
  shownId: string | undefined;
  /** The address of a conversation. */
  addressOf: (id: string) => string;
}

/** The conversations as links. */
function ThreadList({ threads, side, shownId, addressOf }: ThreadListProps) {
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

const Search = {
  search: param.text,
  unreadFirst: param.oneOf(['true', 'false'], 'false'),
  page: param.page,
  /** The id of the counterpart: redirects to the conversation. */
  with: param.id,
};

interface MessagesViewProps {
  side: MessageSide;
  /** The address of the list. */
  base: string;
  /** Explains how a first conversation starts. */
  empty: string;
}

/** All conversations: list and conversation side by side, or one at a time on narrow screens. */
export function MessagesView(props: MessagesViewProps) {
  const [{ with: counterpartId }] = useSearch(Search);
  return counterpartId ? <WayTo {...props} counterpartId={counterpartId} /> : <AllMessages {...props} />;
}

/** Resolves a link that knows only the counterpart to the conversation. */
function WayTo({ base, counterpartId }: MessagesViewProps & { counterpartId: string }) {
  const found = useEndpoint(listThreads, { query: { counterpartId } });
  if (found.error) {
    return <LoadFailure reading={found} />;
  }
  if (!found.data) return <LoadingRows count={6} circle />;
  const id = found.data.content[0]?.id;
  return <Navigate to={id ? `${base}/${id}` : base} replace />;
}

function AllMessages({ side, base, empty }: MessagesViewProps) {
  const { threadId } = useParams();
  const isWide = useMediaQuery('(min-width: 1024px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [{ with: _, ...search }, change] = useSearch(Search);
  const { search: query } = useLocation();
  const threads = useEndpoint(listThreads, { query: search }, { keepPrevious: true });
  const unread = useEndpoint(countUnreadMessages, {}).data?.count;
  const isArriving = useFocusOnArrival(threadId, isWide);
  const list = (
    <section className={classes.list} aria-label="Conversations" aria-busy={threads.isFetching}>
      <div className={classes.tools}>
        <SearchInput
          value={search.search}
          placeholder="Search conversations"
          onChange={(text) => change({ search: text }, { replace: true })}
        />
        <Switch
          label="Unread first"
          checked={search.unreadFirst === 'true'}
          onChange={(event) => change({ unreadFirst: event.currentTarget.checked ? 'true' : 'false' })}
        />
      </div>
      {threads.error && (
        <div className={classes.inset}>
          <LoadFailure reading={threads} />
        </div>
      )}
      {threads.isPending && <LoadingRows count={6} circle />}
      {threads.data?.totalElements === 0 && (
        <EmptyState heading="h2" title={search.search ? 'No conversation found' : 'No messages yet'}>
          {search.search ? 'Search for a name, or for words that were written.' : empty}
        </EmptyState>
      )}
      {threads.data && (
        <>
          <ThreadList
            threads={threads.data.content}
            side={side}
            shownId={threadId}
            addressOf={(id) => `${base}/${id}${query}`}
          />
          <Pager page={threads.data} onChange={(page) => change({ page })} />
        </>
      )}
    </section>
  );
  const crumbs = <Breadcrumbs crumbs={[{ label: 'Messages' }]} />;
  const back = (
    <Link to={`${base}${query}`} className={classes.back}>
      <IconChevronLeft size={18} stroke={1.6} aria-hidden="true" />
      All conversations
    </Link>
  );
  const isAlone = threadId !== undefined && !isWide;
  // One tree at every width, so that turning a phone keeps the dialogs open over the conversation.
  return (
    <div className={isWide ? classes.screen : isAlone ? classes.single : undefined}>
      {crumbs}
      {isAlone ? (
        <VisuallyHidden component="h1">Messages</VisuallyHidden>
      ) : (
        <PageHeader title="Messages" lead={unread === undefined ? '\u00a0' : situation(unread)} />
      )}
      <div className={isWide ? classes.panes : isAlone ? classes.alone : classes.sheet}>
        {!isAlone && list}
        {(isWide || isAlone) && (
          <div className={classes.detail}>
            {threadId ? (
              <Conversation
                key={threadId}
                id={threadId}
                side={side}
                back={isAlone && back}
                isWritten={isWide && isArriving}
              />
            ) : (
              <p className={classes.choose}>Choose a conversation.</p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function situation(unread: number): string {
  return unread === 0 ? 'All read.' : `${count(unread, 'conversation')} with something unread.`;
}

/**
 * The focus on arrival: beside the list, the text box of the opened conversation; where it replaces the list,
 * its top. Back in the list, the row that was opened. Returns whether a conversation was opened here.
 */
function useFocusOnArrival(threadId: string | undefined, isWide: boolean): boolean {
  const first = useRef(threadId);
  const shown = useRef(threadId);
  if (threadId !== first.current) first.current = undefined;
  useEffect(() => {
    if (shown.current === threadId) return;
    const left = shown.current;
    shown.current = threadId;
    if (isWide) return;
    const row = left && !threadId && document.querySelector<HTMLElement>(`a[data-thread="${left}"]`);
    (row || document.getElementById('main'))?.focus({ preventScroll: true });
  }, [threadId, isWide]);
  return threadId !== undefined && first.current === undefined;
}
