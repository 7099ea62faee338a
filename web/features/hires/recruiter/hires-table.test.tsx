import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Hire } from '#contract/hires/hire.ts';
import { render, screen } from '#web/testing/render.tsx';
import { HiresTable } from './hires-table.tsx';

const HIRE = {
  id: 'hire',
  applicationId: 'application',
  candidate: { name: 'Ananya Krishnan' },
  job: { id: 'job', title: 'Backend Engineer' },
  status: 'CONFIRMED',
  joinedOn: '2026-09-01',
  annualSalary: 4_200_000,
  isRetained: false,
  guaranteedUntil: '2026-11-30',
  leftOn: null,
} as Hire;

const show = (...hires: readonly Hire[]) =>
  render(
    <MemoryRouter>
      <HiresTable hires={hires} />
    </MemoryRouter>,
  );

const lastDay = () => screen.queryByRole('columnheader', { name: 'Last day' });

test('the last day is a column if somebody has one', () => {
  const { unmount } = show(HIRE);
  expect(lastDay()).toBeNull();
  unmount();
  show(HIRE, { ...HIRE, id: 'left', leftOn: '2026-11-20' });
  expect(lastDay()).not.toBeNull();
});
