import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Offer } from '#contract/offers/offer.ts';
import { render, screen } from '#web/testing/render.tsx';
import { OffersTable } from './offers-table.tsx';

const OFFER = {
  id: 'offer',
  applicationId: 'application',
  candidate: { name: 'Ananya Krishnan' },
  job: { id: 'job', title: 'Backend Engineer' },
  status: 'ACCEPTED',
  expiresOn: '2026-11-30',
  stated: { request: null, job: null },
  annualSalary: 4_200_000,
  joiningDate: '2026-12-15',
  mayRecordJoining: false,
} as Offer;

const show = (...offers: readonly Offer[]) =>
  render(
    <MemoryRouter>
      <OffersTable offers={offers} />
    </MemoryRouter>,
  );

const next = () => screen.queryByRole('columnheader', { name: 'Next' });

test('the next step is a column if an offer has one', () => {
  const { unmount } = show(OFFER);
  expect(next()).toBeNull();
  unmount();
  show(OFFER, { ...OFFER, id: 'due', mayRecordJoining: true });
  expect(next()).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Record joining: Ananya Krishnan' })).toBeTruthy();
});
