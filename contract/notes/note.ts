import * as z from 'zod';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import { required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';

export const NOTE_MAX = 4000;
export const MENTIONS_MAX = 20;

export const NoteInput = ordered({
  text: required('Please write a note.', { max: NOTE_MAX }),
  /** Of colleagues whom the text names with an @. */
  mentionIds: z.array(Id).max(MENTIONS_MAX, `Please mention at most ${MENTIONS_MAX} colleagues.`).default([]),
});
export type NoteInput = z.output<typeof NoteInput>;

/** What a colleague keeps about a candidate for the company alone. */
export const Note = z.object({
  id: Id,
  text: z.string(),
  author: z.object({ id: Id, name: z.string(), pictureUrl: z.string().nullable() }),
  /** By the caller, who alone may change and delete it. */
  isOwn: z.boolean(),
  mentions: z.array(z.object({ id: Id, name: z.string() })),
  createdAt: Timestamp,
  editedAt: Timestamp.nullable(),
});
export type Note = z.output<typeof Note>;

/** How the text names a colleague. */
export function mentionOf(name: string): string {
  return `@${name}`;
}

/** Those whom the text names; a longer name is not taken for the shorter one that it begins with. */
export function mentionedIn<Person extends { name: string }>(
  text: string,
  people: readonly Person[],
): Person[] {
  let rest = text;
  return people
    .toSorted((a, b) => b.name.length - a.name.length)
    .filter(({ name }) => {
      const isNamed = rest.includes(mentionOf(name));
      rest = rest.replaceAll(mentionOf(name), '\n');
      return isNamed;
    });
}
