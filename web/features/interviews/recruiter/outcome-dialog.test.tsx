import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import type { InterviewOutcome, InterviewStatus } from '#contract/labels/interviews.ts';
import { cleanup, render, screen } from '#web/testing/render.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { ScorecardDialog } from './recruiter-dialogs.tsx';

vi.stubGlobal('fetch', () => new Promise(() => {}));

interface Standing {
  outcome?: InterviewOutcome;
  status?: InterviewStatus;
  closingReason?: string;
}

const base = { id: 'i', candidate: { id: 'c', name: 'Asha Rao' }, outcome: null, closingReason: null };

function open(Shown: typeof OutcomeDialog | typeof ScorecardDialog, standing: Standing = {}) {
  const interview = { ...base, status: 'COMPLETED', ...standing } as unknown as RecruiterInterview;
  const dialog = <Shown interview={interview} onNext={() => {}} onClose={() => {}} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: dialog }])} />);
}

const said = () => screen.queryByText(/decided already/)?.textContent;
const save = () => screen.queryByRole('button', { name: 'Save feedback' });

test('an outdated link to an interview that is decided says so, and shows the decision', () => {
  open(OutcomeDialog, { outcome: 'OFFER' });
  expect(said()).toBe('This interview is decided already: Make an offer.');
  expect(save()).toBeNull();
});

test('one without an outcome can be judged', () => {
  open(OutcomeDialog);
  expect(said()).toBeUndefined();
  expect(save()).not.toBeNull();
});

test.each([
  ['DECLINED', 'The request was declined.'],
  ['WITHDRAWN', 'The request was withdrawn.'],
  ['EXPIRED', 'The request expired without a reply.'],
  ['CANCELLED', 'This interview was cancelled.'],
  ['NO_SHOW', 'A no-show was reported for this interview.'],
] as const)('an outdated link to one that is %s says so instead of either form', (status, words) => {
  for (const Shown of [OutcomeDialog, ScorecardDialog]) {
    open(Shown, { status, closingReason: 'The role is on hold' });
    expect(screen.getByText(`${words} No feedback is asked for.`)).toBeTruthy();
    expect(screen.getByText('Reason: The role is on hold')).toBeTruthy();
    expect(save()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send scorecard' })).toBeNull();
    cleanup();
  }
});
