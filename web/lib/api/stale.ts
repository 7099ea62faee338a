import type { Endpoint } from '#contract/core/endpoint.ts';
import { listThings, type Thing } from '#contract/core/things.ts';
import { queryClient } from './query-client.ts';

/** What the cached calls read, by their names: known of each as soon as a screen asks for it. */
const READS = new Map<unknown, readonly Thing[]>();

export function keepReads({ name, reads }: Endpoint): void {
  READS.set(name, listThings(reads));
}

/** Marks every cached answer that shows one of these stale, and reads those on the screen again. */
export function refreshThings(things: readonly string[]): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => (READS.get(queryKey[0]) ?? []).some((thing) => things.includes(thing)),
  });
}
