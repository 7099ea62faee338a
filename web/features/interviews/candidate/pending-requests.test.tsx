import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { cleanup, render, screen } from '#web/testing/render.tsx';
import { RequestList } from './pending-requests.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const NOW = new Date('2026-11-28T19:00:00.000Z');
const request = {
  id: 'i',
  status: 'PENDING',
  priority: 'MEDIUM',
  interviewType: 'TECHNICAL',
  interviewMode: 'VIDEO_CALL',
  respondByDate: '2026-11-29T00:19:00.000Z',
  interviewStage: 1,
  totalStages: 2,
  company: { name: 'Tamarind Pay', logo: null },
  expectedSalary: { min: 20_00_000, max: 30_00_000 },
  jobRole: { title: 'Ledger Engineer', location: 'Pune', isRemote: false, workMode: 'ONSITE' },
} as unknown as CandidateInterview;

function showIn(timeZone: string): void {
  const options = { timeZone } as Intl.ResolvedDateTimeFormatOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  render(
    <MemoryRouter>
      <RequestList interviews={[request]} now={NOW} onOpen={() => {}} />
    </MemoryRouter>,
  );
}

test('a user in another time zone sees the deadline in local time too', () => {
  showIn('America/New_York');
  expect(screen.getByText(/^Reply by today, 5:49/)).toBeTruthy();
  expect(screen.getByText(/7:19.pm, America\/New York$/)).toBeTruthy();
});

test('in India it is shown once', () => {
  showIn('Asia/Kolkata');
  expect(screen.getByText(/^Reply by today, 5:49/)).toBeTruthy();
  expect(screen.queryByText(/Asia/)).toBeNull();
});
