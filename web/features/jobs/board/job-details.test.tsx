import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Job } from '#contract/jobs/job.ts';
import { render, screen } from '#web/testing/render.tsx';
import { JobAside, JobHeadline } from './job-aside.tsx';

vi.stubGlobal('fetch', () => new Promise(() => {}));

const job = {
  id: '01a1ff53-2028-7468-89a5-b5fcb2546e77',
  status: 'PUBLISHED',
  location: { city: 'Pune', country: 'India', isRemote: true },
  workMode: 'REMOTE',
  jobType: 'FULL_TIME',
  salary: { min: 3_000_000, max: 4_000_000, period: 'YEARLY', currency: 'INR' },
  experienceLevel: 'MID',
  experienceRequired: { min: 2, max: 5 },
  department: null,
  maxNoticePeriod: null,
  openings: 1,
  applicationsCount: 0,
  createdAt: '2026-03-01T09:00:00.000Z',
  publishedAt: '2026-03-02T09:00:00.000Z',
  closedAt: null,
} as unknown as Job;

function show(changes: Partial<Job>): string {
  const shown = { ...job, ...changes };
  render(
    <MemoryRouter>
      <JobHeadline job={shown} />
      <JobAside job={shown} mayEdit={false} />
    </MemoryRouter>,
  );
  return document.body.textContent ?? '';
}

test('the place of a remote job says so', () => {
  expect(show({})).toContain('Pune, India, Remote');
});

test('a job on the board says since when, in both places', () => {
  expect(show({}).match(/Published:? ?2 Mar 2026/g)).toHaveLength(2);
});

test('a draft that was published once is not published', () => {
  expect(show({ status: 'DRAFT' })).not.toContain('2 Mar 2026');
  expect(screen.getByText('Not yet')).toBeTruthy();
});
