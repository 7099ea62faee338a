import type * as z from 'zod';
import { JobsFilter } from '#contract/jobs/public-jobs.ts';
import { Random } from '#server/db/demo/random.ts';
import type { DemoJob, World } from '#server/db/demo/world.ts';

const SEED = 2700;
const LAKH = 100_000;

const SEARCHES: readonly { name: string; filter: z.input<typeof JobsFilter>; isMailed: boolean }[] = [
  { name: 'Go in Bengaluru', filter: { skill: ['Go'], city: ['Bengaluru'] }, isMailed: true },
  { name: 'Remote, ₹40 L and over', filter: { workMode: ['REMOTE'], minSalary: 40 * LAKH }, isMailed: false },
];

/** What the demo candidate keeps: jobs, one of which has closed since, and two searches. */
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
