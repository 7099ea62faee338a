import type { World } from '#server/db/demo/world.ts';

interface Person {
  id: string;
}

/** What Tamarind Pay's team keeps about whom it saved. */
const KEPT: readonly { tags: readonly string[]; note: string }[] = [
  {
    tags: ['Payments', 'Strong in system design'],
    note: 'Met at the campus fair. Would move to Bengaluru in June.',
  },
  { tags: ['Payments'], note: '' },
  { tags: ['Campus hire', 'Relocates'], note: '' },
  { tags: [], note: 'Wait until the notice period is shorter.' },
  { tags: ['Relocates'], note: '' },
  { tags: [], note: '' },
  { tags: ['Strong in system design'], note: '' },
];

/** Saved people with their tags and notes, all of whom the founder has looked at. */
export function addSavedPeople(
  { rows, moment }: Pick<World, 'rows' | 'moment'>,
  { id: companyId, founderId }: { id: string; founderId: string },
  people: readonly Person[],
): void {
  for (const [place, { id: candidateId }] of people.entries()) {
    const { tags, note } = KEPT[place % KEPT.length] ?? { tags: [], note: '' };
    const savedAt = moment.daysAgo(2 + place);
    rows.add('savedCandidates', {
      companyId,
      candidateId,
      savedBy: founderId,
      savedAt,
      note,
      noteVersion: note ? 2 : 1,
      notedBy: note ? founderId : null,
      notedAt: note ? moment.daysAgo(1) : null,
    });
    for (const tag of tags) rows.add('savedCandidateTags', { companyId, candidateId, tag });
    rows.add('recentCandidates', {
      viewerId: founderId,
      companyId,
      candidateId,
      viewedAt: moment.daysAgo(1 + place),
    });
  }
}
