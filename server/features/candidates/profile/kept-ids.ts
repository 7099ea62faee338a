import { newId } from '#server/platform/new-id.ts';

/** Gives each entry the id it came with if it is one of the owner's own, each once; else a new one. */
export function keepIds<T extends { id?: string | null | undefined }>(
  entries: readonly T[],
  own: readonly { id: string }[],
): (T & { id: string })[] {
  const free = new Set(own.map(({ id }) => id));
  return entries.map((entry) => ({ ...entry, id: entry.id && free.delete(entry.id) ? entry.id : newId() }));
}
