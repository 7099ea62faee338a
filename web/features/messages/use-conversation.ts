import { useQueryClient } from '@tanstack/react-query';
import { type RefCallback, useEffect, useRef, useState } from 'react';
import { getThread, type Message, markThreadRead } from '#contract/messages.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { endpointQuery, useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';

/** The newest messages without a gap, oldest first. */
function runOf(seen: ReadonlyMap<number, Message>): Message[] {
  const numbers = [...seen.keys()].toSorted((a, b) => b - a);
  const end = numbers.findIndex((number, place) => place > 0 && number !== (numbers[place - 1] ?? 0) - 1);
  const run = end === -1 ? numbers : numbers.slice(0, end);
  return run.toReversed().flatMap((number) => seen.get(number) ?? []);
}

/** A conversation with the earlier messages that were loaded, and always its last. */
export function useConversation(id: string) {
  const queryClient = useQueryClient();
  const last = useEndpoint(getThread, { params: { id } });
  const [earlier, setEarlier] = useState<readonly Message[]>([]);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Keeps messages of earlier answers, so that those pushed out of the last page are not loaded again.
  const seen = useRef(new Map<number, Message>());
  for (const message of [...earlier, ...(last.data?.messages ?? [])])
    seen.current.set(message.number, message);
  const messages = runOf(seen.current);
  const first = messages[0]?.number ?? 1;

  async function loadEarlier() {
    setLoading(true);
    setFailure(null);
    try {
      const page = await queryClient.fetchQuery(
        endpointQuery(getThread, { params: { id }, query: { before: first } }),
      );
      setEarlier(page.messages);
    } catch (error) {
      setFailure(messageOf(error));
    }
    setLoading(false);
  }

  return { last, messages, hasEarlier: first > 1, loadEarlier, isLoading, failure };
}

/** Marks the conversation as read while the tab is visible and its end is in view. */
export function useReading(id: string, unreadCount: number | undefined): RefCallback<HTMLElement> {
  const { mutate } = useEndpointMutation(markThreadRead);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!unreadCount || !end) return;
    let isInView = false;
    const read = () => {
      if (isInView && document.visibilityState === 'visible') mutate({ params: { id } });
    };
    const watch = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      read();
    });
    watch.observe(end);
    document.addEventListener('visibilitychange', read);
    return () => {
      watch.disconnect();
      document.removeEventListener('visibilitychange', read);
    };
  }, [id, unreadCount, end, mutate]);
  return setEnd;
}
