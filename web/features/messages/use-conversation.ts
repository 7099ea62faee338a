import { useQueryClient } from '@tanstack/react-query';
import { type RefCallback, useEffect, useRef, useState } from 'react';
import { getThread, type Message, markThreadRead } from '#contract/messages.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { endpointQuery, useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';

/** The newest run without a gap, oldest first. */
function runOf(seen: ReadonlyMap<number, Message>): Message[] {
  const numbers = [...seen.keys()].toSorted((a, b) => b - a);
  const end = numbers.findIndex((number, place) => place > 0 && number !== (numbers[place - 1] ?? 0) - 1);
  const run = end === -1 ? numbers : numbers.slice(0, end);
  return run.toReversed().flatMap((number) => seen.get(number) ?? []);
}

/** A conversation as far as it was read back, always with its last message. */
export function useConversation(id: string) {
  const queryClient = useQueryClient();
  const last = useEndpoint(getThread, { params: { id } });
  const [earlier, setEarlier] = useState<readonly Message[]>([]);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // What was the last page a moment ago is not fetched again once new messages have pushed it up.
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

/** What stands before somebody's eyes is read: once the window is looked at, and its end has been scrolled to. */
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
