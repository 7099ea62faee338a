import type * as z from 'zod';
import { JobsFilter } from '#contract/jobs/public-jobs.ts';
import { MOST_KNOWN } from '#contract/saved-searches/candidate-search.ts';
import { CandidateFilter } from '#contract/search/candidate-filter.ts';
import type { Moment } from '#server/db/demo/moment.ts';
import { Random } from '#server/db/demo/random.ts';
import type { DemoJob, World } from '#server/db/demo/world.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as search from '#server/features/search/search.service.ts';

const SEED = 2700;
const LAKH = 100_000;

const SEARCHES: readonly { name: string; filter: z.input<typeof JobsFilter>; isMailed: boolean }[] = [
  { name: 'Go in Bengaluru', filter: { skill: ['Go'], city: ['Bengaluru'] }, isMailed: true },
  { name: 'Remote, ₹40 L and over', filter: { workMode: ['REMOTE'], minSalary: 40 * LAKH }, isMailed: false },
];

/** The demo candidate's saved jobs, one of them closed since, and two saved searches. */
export function addSaved({ rows, moment }: World, candidateId: string, jobs: readonly DemoJob[]): void {
  const random = new Random(SEED);
  const open = jobs.filter(({ isOpen }) => isOpen);
  const gone = jobs.filter(({ status }) => status === 'CLOSED').slice(0, 1);
  for (const [daysAgo, { id: jobId }] of [...random.sample(open, 4), ...gone].entries()) {
    rows.add('savedJobs', { candidateId, jobId, savedAt: moment.daysAgo(daysAgo + 1) });
  }
  for (const [index, { name, filter, isMailed }] of SEARCHES.entries()) {
    const createdAt = moment.daysAgo(index + 3);
    rows.add('savedSearches', {
      id: random.id(createdAt),
      ownerId: candidateId,
      kind: 'JOBS',
      place: index + 1,
      name,
      filter: JSON.stringify(JobsFilter.parse(filter)),
      dueAt: isMailed ? moment.indianTime(1, '09:00') : null,
      toldUntil: moment.now,
      createdAt,
    });
  }
}

const OF_RECRUITER: readonly {
  name: string;
  filter: z.input<typeof CandidateFilter>;
  isMailed: boolean;
  /** How many have been found since it was last opened. */
  unseen: number;
}[] = [
  {
    name: 'Go, from 3 years',
    filter: { skills: [{ name: 'Go' }], experience: [{ min: 3, max: null }] },
    isMailed: true,
    unseen: 3,
  },
  {
    name: 'React in Bengaluru',
    filter: { skills: [{ name: 'React' }], cities: ['Bengaluru'] },
    isMailed: false,
    unseen: 0,
  },
];

/** The demo recruiter's saved searches. They need the index, because a search stores whom it has found. */
export async function addCandidateSearches(db: Db, moment: Moment): Promise<void> {
  const random = new Random(2 * SEED);
  const { id: companyId, founderId: ownerId } = await db
    .selectFrom('companies')
    .select(['id', 'founderId'])
    .where('name', '=', 'Tamarind Pay')
    .executeTakeFirstOrThrow();
  for (const [index, { name, filter: asked, isMailed, unseen }] of OF_RECRUITER.entries()) {
    const createdAt = moment.daysAgo(index + 6);
    const id = random.id(createdAt);
    const filter = CandidateFilter.parse(asked);
    await db
      .insertInto('savedSearches')
      .values({
        ...{ id, ownerId, kind: 'CANDIDATES', companyId, place: index + 1, name, createdAt },
        filter: JSON.stringify(filter),
        dueAt: isMailed ? moment.indianTime(1, '09:00') : null,
        toldUntil: moment.now,
      })
      .execute();
    const found = await search.listMatching(db, companyId, filter, MOST_KNOWN);
    const seen = found.slice(unseen).map((candidateId) => ({ searchId: id, candidateId, isNew: false }));
    if (seen.length > 0) await db.insertInto('savedSearchFinds').values(seen).execute();
  }
}

interface Person {
  id: string;
}

/** Tags and notes of Tamarind Pay's team on saved people. */
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

/** Saved people with their tags and notes; the founder has viewed all of them. */
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
