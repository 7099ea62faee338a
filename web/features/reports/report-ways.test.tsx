import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ReportWays } from './report-review.tsx';

const NOTHING = { jobId: null, founderId: null, candidateId: null };

function waysOf(report: Parameters<typeof ReportWays>[0]['report']): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ReportWays report={report} />
    </MemoryRouter>,
  );
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, path]) => path ?? '');
}

test('a reported job links to this very job, also if another has the same title, and to its company', () => {
  expect(waysOf({ ...NOTHING, kind: 'JOB', jobId: 'j', founderId: 'f' })).toEqual([
    '/jobs/j',
    '/admin/jobs?job=j',
    '/admin/recruiters?review=f',
  ]);
});

test('a reported conversation links to both sides', () => {
  expect(waysOf({ ...NOTHING, kind: 'CONVERSATION', founderId: 'f', candidateId: 'c' })).toEqual([
    '/admin/recruiters?review=f',
    '/admin/candidates/c',
  ]);
});
