import type { Endpoint } from '#contract/core/endpoint.ts';
import { listThings, type Thing } from '#contract/core/things.ts';
import { queryClient } from './query-client.ts';

/** The cache tags that each call reads, by its name; registered when a screen first uses it. */
const READS = new Map<unknown, readonly Thing[]>();

export function keepReads({ name, reads }: Endpoint): void {
  READS.set(name, listThings(reads));
}

/** Several cache tags may change in one transaction: one reload is enough. */
const BURST_MS = 100;

/** Named by the server, not reloaded yet. */
const named = new Set<string>();

/** Reloads what the server names after a short delay, together with what else it names until then. */
export function refreshTagsInBatch(tags: readonly string[]): void {
  if (named.size === 0) setTimeout(() => void refreshTags([...named]), BURST_MS);
  for (const tag of tags) named.add(tag);
}

/** Marks every cached answer with one of these tags stale, and reloads those on the screen. */
export function refreshTags(tags: readonly string[]): Promise<void> {
  // The user who made the change reloads it here, so the server's event need not cause another reload.
  for (const tag of tags) named.delete(tag);
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => (READS.get(queryKey[0]) ?? []).some((tag) => tags.includes(tag)),
  });
}
