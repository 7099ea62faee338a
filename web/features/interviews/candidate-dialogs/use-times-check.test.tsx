import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { SLOTS_REQUIRED } from '#contract/interviews/slots.ts';
import { addDays } from '#contract/kit/days.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { SlotTime } from '#web/features/interviews/slots/slot-drafts.ts';
import { writeDraft } from '#web/lib/forms/saved-draft.ts';
import { cleanup, render, screen, waitFor } from '#web/testing/render.tsx';
import { NO_REASON } from '#web/ui/fields/reason-choice.tsx';
import { AcceptForm } from './accept-dialog.tsx';

vi.stubGlobal('fetch', () => new Promise(() => {}));
const scrolled: Element[] = [];
Element.prototype.scrollIntoView = function keep(this: Element) {
  scrolled.push(this);
};

const user = userEvent.setup({ delay: null });
beforeEach(() => scrolled.splice(0));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const LATER = '2999-01-01T00:00:00.000Z';
const NONE: SlotTime = { date: null, start: null, end: null };
const date = addDays(localDate(new Date()), 3);

async function open(...times: SlotTime[]) {
  writeDraft('accept:i', { times: [NONE, ...times], message: '', reason: NO_REASON }, LATER);
  const interview = { id: 'i', duration: 60, respondByDate: LATER, recruiter: { name: 'Rohan Mehta' } };
  const nothing = () => {};
  render(
    <AcceptForm
      interview={interview as CandidateInterview}
      plan={undefined}
      onAccepted={nothing}
      onClose={nothing}
      onDeclineInstead={nothing}
    />,
  );
  // A form that has just loaded takes the focus first.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
}

const send = () => user.click(screen.getByRole('button', { name: 'Accept and send times', hidden: true }));

test.each([
  ['overlap', { date, start: '14:30', end: '15:30' }, /overlap each other/],
  ['are not finished', { date, start: null, end: null }, /or remove this row/],
])('each try to send times that %s focuses the first with an error', async (_, wrong, words) => {
  await open({ date, start: '14:00', end: '15:00' }, wrong);
  const row = screen.getByLabelText('Time 3');
  for (const tries of [1, 2]) {
    await send();
    await waitFor(() => expect(row.contains(document.activeElement)).toBe(true));
    expect(scrolled).toEqual(Array.from({ length: tries }, () => row));
    expect(screen.getByRole('alert').textContent).toMatch(words);
  }
});

test('each try to send no times is announced again', async () => {
  await open(NONE);
  for (const _ of [1, 2]) {
    await send();
    expect(document.activeElement?.textContent).toBe(SLOTS_REQUIRED);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  }
});
