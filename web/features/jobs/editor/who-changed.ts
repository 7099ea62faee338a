import { ERRORS } from '#contract/core/errors.ts';
import type { JobEdit } from '#contract/jobs/history.ts';
import { JOB_FIELD_LABELS, JOB_FIELDS, type JobField } from '#contract/jobs/said.ts';

const DONE: Readonly<Record<string, string>> = {
  PUBLISHED: 'published the job',
  DRAFT: 'unpublished the job',
  CLOSED: 'closed the job',
};

/** `Pay, place and openings`, in the order of the form. */
export function fieldNames(fields: readonly JobField[]): string {
  const names = JOB_FIELDS.filter((field) => fields.includes(field)).map((field, place) =>
    place === 0 ? JOB_FIELD_LABELS[field] : JOB_FIELD_LABELS[field].toLowerCase(),
  );
  return listed(names);
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

function actsOf(edits: readonly JobEdit[]): string {
  const changes = edits.flatMap((edit) => edit.changes);
  const fields = changes.flatMap(({ field }) => (field === 'status' ? [] : [field]));
  const moves = changes.flatMap(({ field, after }) =>
    field === 'status' ? (DONE[after[0] ?? ''] ?? []) : [],
  );
  const names = fieldNames(fields);
  return listed([...(names ? [`changed ${names.charAt(0).toLowerCase()}${names.slice(1)}`] : []), ...moves]);
}

/** `Priya Nair changed pay and openings while you were editing.`: the edits of others, oldest first. */
export function whoChanged(edits: readonly JobEdit[], myId: string | undefined): string {
  const byPerson = Map.groupBy([...edits].reverse(), ({ by }) => by?.id ?? '');
  const told = [...byPerson].flatMap(([id, own]) => {
    const acts = actsOf(own);
    if (!acts) return [];
    const name = id === myId ? 'You, in another window,' : (own[0]?.by?.name ?? 'Medallist');
    return [`${name} ${acts}`];
  });
  return told.length > 0 ? `${listed(told)} while you were editing.` : ERRORS.STALE_VERSION[1];
}
