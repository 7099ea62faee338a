import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { PayoutBatch } from '#contract/payouts/batches.ts';
import { cleanup, render, screen } from '#web/testing/render.tsx';
import { BatchDialog, type BatchQuestion } from './batch-dialogs.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function reopen(question: BatchQuestion, id: string) {
  cleanup();
  const batch = { id, number: 7, sentAt: '2026-11-20T06:00:00.000Z' } as PayoutBatch;
  const asked = { question, batch, lineIds: ['l'], onDone: () => {}, onClose: () => {} };
  const element = <BatchDialog {...asked} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

test.each([
  ['PAID', 'Reference'],
  ['FAILED', 'Reason'],
] as const)(
  'what was typed to mark transfers as %s is there again, for the same payout',
  async (question, label) => {
    const field = () => screen.getByLabelText<HTMLInputElement>(label);
    reopen(question, 'one');
    await userEvent.type(field(), 'UTR 4711');
    reopen(question, 'two');
    expect(field().value).toBe('');
    reopen(question, 'one');
    expect(field().value).toBe('UTR 4711');
    expect(screen.getByText('What you had entered is still here.')).toBeTruthy();
  },
);
