import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { render, screen } from '#web/testing/render.tsx';
import { type DialogKind, InterviewDialogs } from './interview-dialogs.tsx';

vi.stubGlobal('fetch', () => new Promise(() => {}));

const LATER = '2999-01-01T00:00:00.000Z';
const booked = {
  id: 'i',
  status: 'SCHEDULED',
  rescheduleCount: 0,
  startsAt: LATER,
  endsAt: '2999-01-01T01:00:00.000Z',
  respondByDate: LATER,
  closingReason: null,
  company: { name: 'Tamarind Pay' },
  jobRole: { title: 'Ledger Engineer' },
};

function shown(kind: DialogKind, standing: object) {
  const interview = { ...booked, ...standing } as unknown as CandidateInterview;
  const dialog = { kind, interview, onOpen() {}, onClose() {}, actions: null };
  return (
    <MemoryRouter>
      <InterviewDialogs {...dialog} />
    </MemoryRouter>
  );
}

const FORMS = { reschedule: 'Ask for another time', cancel: 'Cancel this interview?', decline: /^Decline / };

test.each([
  ['reschedule', { rescheduleCount: 2 }, 'This interview has already been rescheduled twice.'],
  ['reschedule', { startsAt: '2001-01-01T00:00:00.000Z' }, 'This interview has already started.'],
  ['reschedule', { status: 'RESCHEDULE_REQUESTED' }, 'New times are with the recruiter.'],
  ['cancel', { status: 'CANCELLED', closingReason: 'The role is on hold' }, 'This interview was cancelled.'],
  ['cancel', { status: 'COMPLETED' }, 'This interview has taken place.'],
  ['decline', { status: 'EXPIRED' }, 'The request expired without a reply.'],
  ['decline', {}, 'This interview is booked.'],
] as const)('a link to %s an interview in state %j says why not, and leads back', (kind, standing, words) => {
  render(shown(kind, standing));
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText('Close')).toBeTruthy();
  expect(screen.queryByText(FORMS[kind])).toBeNull();
  if ('closingReason' in standing) expect(screen.getByText('Reason: The role is on hold')).toBeTruthy();
});

test('an interview that ends while its form is open does not close the form', () => {
  const { rerender } = render(shown('cancel', {}));
  expect(screen.getByText(FORMS.cancel)).toBeTruthy();
  rerender(shown('cancel', { status: 'CANCELLED' }));
  expect(screen.getByText(FORMS.cancel)).toBeTruthy();
});
