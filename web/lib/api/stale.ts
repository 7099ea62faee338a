import type { Endpoint } from '#contract/core/endpoint.ts';
import { listThings, type Thing } from '#contract/core/things.ts';
import { queryClient } from './query-client.ts';

/** What the cached calls read, by their names: known of each as soon as a screen asks for it. */
const READS = new Map<unknown, readonly Thing[]>();

export function keepReads({ name, reads }: Endpoint): void {
  READS.set(name, listThings(reads));
}

/** Several things change in one transaction: once is enough. */
const BURST_MS = 100;

/** Named by the server and not read again yet. */
const named = new Set<string>();

/** Reads again in a moment what the server names, together with what else it names until then. */
export function refreshTagsInBatch(tags: readonly string[]): void {
  if (named.size === 0) setTimeout(() => void refreshTags([...named]), BURST_MS);
  for (const tag of tags) named.add(tag);
}

/** Marks every cached answer that shows one of these stale, and reads those on the screen again. */
export function refreshTags(tags: readonly string[]): Promise<void> {
  // Whoever changed them reads them now, after the server named them: that is once too.
  for (const tag of tags) named.delete(tag);
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => (READS.get(queryKey[0]) ?? []).some((tag) => tags.includes(tag)),
  });
}
