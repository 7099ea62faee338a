import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Application } from '#contract/applications/application.ts';
import { matchScore } from '#contract/matching/match.ts';
import { render, screen } from '#web/testing/render.tsx';
import { ApplicationWorkspace } from './application-workspace.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { ResumeTab } from './resume-tab.tsx';

const CANDIDATE = {
  id: '01a1d470-dca1-7618-89aa-6fa7fc4da61d',
  firstName: 'Ananya',
  lastName: 'Krishnan',
  presence: 'HERE',
  profilePictureUrl: null,
  headline: 'SDE II at Lotus Exchange',
  institute: 'IIT Madras',
  graduationYear: 2020,
  degree: 'Bachelor, Computer Science',
  hasVerifiedDegree: true,
  experienceMonths: 74,
  expectedSalary: 4_200_000,
  noticePeriod: 'ONE_MONTH',
} as const;

const APPLICATION: Application = {
  id: '01a1d470-dca1-7618-89aa-6fa7fc4da62e',
  job: { id: '01a1d470-dca1-7618-89aa-6fa7fc4da63f', title: 'Senior Backend Engineer' },
  candidate: CANDIDATE,
  status: 'REVIEWED',
  source: 'APPLIED',
  ending: null,
  appliedAt: '2026-11-20T06:00:00.000Z',
  statusChangedAt: '2026-11-20T06:00:00.000Z',
  tellsAt: null,
  createdAt: '2026-11-20T06:00:00.000Z',
  match: matchScore(
    {
      skills: [],
      experienceMonths: 74,
      expectedSalary: null,
      preferredLocations: [],
      noticePeriod: 'ONE_MONTH',
      noticeDaysLeft: null,
    },
    {
      requiredSkills: [],
      experienceRequired: null,
      salary: null,
      city: null,
      isRemote: false,
      maxNoticePeriod: null,
    },
  ),
  interview: null,
  nextStatuses: ['SHORTLISTED', 'REJECTED'],
  notes: null,
  candidateNote: 'I know ledgers.',
  rejectCategory: null,
  rejectReason: null,
  rejectMessage: null,
  contact: { email: 'ananya@people.test', phone: null, resumeFileId: null },
  skills: [{ skillName: 'Go', months: 54, level: 3 }],
  history: [],
};

const away = { ...APPLICATION, candidate: { ...CANDIDATE, presence: 'LEFT' as const } };

function show(what: React.ReactNode): void {
  render(<MemoryRouter>{what}</MemoryRouter>);
}

const NOTHING = { profile: '', resume: '', interviews: '', notes: '', messages: '', offer: '' };
const workspace = (application: Application, mayDecide: boolean) => (
  <ApplicationWorkspace
    application={application}
    mayDecide={mayDecide}
    tab="profile"
    onTab={() => {}}
    parts={NOTHING}
    counts={{ interviews: 2, notes: 0 }}
    next={null}
  />
);
const buttons = () => screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label'));

test('the possible next stages are buttons, and the current one is marked', () => {
  show(workspace(APPLICATION, true));
  expect(buttons()).toEqual(['Move to shortlisted', 'Reject']);
  expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Reviewed');
  expect(screen.getAllByRole('tab').map((one) => one.textContent)).toContain('Interviews2');
  expect(screen.getByRole('tab', { name: 'Notes' }).textContent).toBe('Notes');
  expect(screen.getByRole('link', { name: 'Full profile' })).toBeTruthy();
});

test('a viewer is offered no stage', () => {
  show(workspace(APPLICATION, false));
  expect(buttons()).toEqual([]);
  const stages = [...document.querySelectorAll('ol li')].map((one) => one.textContent);
  expect(stages).toEqual(['New', 'Reviewed', 'Shortlisted', 'Interview', 'Offered', 'Hired']);
});

test('neither a score nor a profile is shown of a candidate who has left', () => {
  show(workspace(away, true));
  expect(screen.queryByText(/^Match with/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Full profile' })).toBeNull();
  show(<ProfileTab application={away} career={null} />);
  expect(screen.queryByRole('heading', { name: 'Facts' })).toBeNull();
});

test('the profile shows the internal reason for a rejection, and separately the text that the candidate sees', () => {
  const words = { rejectReason: 'Has not run a ledger.', rejectMessage: 'Thank you for your time.' };
  show(<ProfileTab application={{ ...APPLICATION, ...words }} career={null} />);
  expect(screen.getByRole('heading', { name: 'Note from Ananya' }).nextSibling?.textContent).toBe(
    'I know ledgers.',
  );
  expect(screen.getByRole('heading', { name: 'Why rejected' }).nextSibling?.textContent).toBe(
    words.rejectReason,
  );
  expect(screen.getByRole('heading', { name: 'Message to Ananya' }).nextSibling?.textContent).toBe(
    words.rejectMessage,
  );
  expect(screen.getByText('4 y 6 m, Advanced')).toBeTruthy();
});

test.each([
  ['has left', away, 'No resume'],
  ['keeps contact details closed', { ...APPLICATION, contact: null }, 'Not shared yet'],
  ['has uploaded none', APPLICATION, 'No resume uploaded'],
])('the resume of a candidate who %s: %s', (_, application, title) => {
  show(<ResumeTab application={application} />);
  expect(screen.getByText(title)).toBeTruthy();
});
