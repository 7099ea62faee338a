import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { refreshTags } from '#web/lib/api/stale.ts';
import { render, screen } from '#web/testing/render.tsx';
import { AcceptDialog } from './accept-dialog.tsx';

const SLOT = {
  id: 's',
  date: '2999-01-02',
  timeRanges: [{ startTime: '10:00', endTime: '11:00' }],
  isFlexible: false,
  timezone: 'Asia/Kolkata',
};
const PENDING = {
  id: 'i',
  status: 'PENDING',
  duration: 60,
  interviewType: 'TECHNICAL',
  interviewMode: 'VIDEO_CALL',
  respondByDate: '2999-01-01T00:00:00.000Z',
  pickBy: null,
  availabilitySlots: [],
  message: null,
  recruiter: { name: 'Meera Iyer' },
  company: { name: 'Tamarind Pay', industry: 'Fintech', size: 'SMALL' },
  expectedSalary: { min: 20_00_000, max: 30_00_000 },
  yourProfile: { expectedSalary: 0, experienceMonths: null, matchedSkills: [] },
  jobRole: {
    title: 'Ledger Engineer',
    location: 'Pune',
    isRemote: false,
    workMode: 'ONSITE',
    experienceRequired: { min: 2, max: 4 },
    requiredSkills: [],
  },
} as unknown as CandidateInterview;
const ACCEPTED = { ...PENDING, status: 'ACCEPTED', availabilitySlots: [SLOT] };

test('a request that was accepted in another tab says so, and asks for no times', async () => {
  const plan = {
    match: null,
    busy: [] as object[],
    suggestions: [],
    availability: { timezone: 'Asia/Kolkata', days: [], updatedAt: null },
  };
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({ success: true, data: address.endsWith('/plan') ? plan : ACCEPTED }),
  );
  render(
    <MemoryRouter>
      <AcceptDialog interview={PENDING} onClose={() => {}} onDeclineInstead={() => {}} />
    </MemoryRouter>,
  );
  await screen.findByText('Accept and send times');
  const startsAt = '2999-01-02T04:30:00.000Z';
  plan.busy = [
    { kind: 'CURRENT', companyName: 'Tamarind Pay', startsAt, endsAt: '2999-01-02T05:30:00.000Z' },
  ];
  await refreshTags(['interviews']);
  await screen.findByText('You have accepted this request.');
  expect(screen.queryByText('Accept and send times')).toBeNull();
});
