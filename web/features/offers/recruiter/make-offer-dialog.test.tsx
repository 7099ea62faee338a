import { afterEach, expect, test, vi } from 'vitest';
import { addDays } from '#contract/kit/days.ts';
import type { Offer } from '#contract/offers/offer.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '#web/testing/render.tsx';
import { MakeOfferDialog } from './make-offer-dialog.tsx';

const sent: unknown[] = [];
vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
  sent.push(JSON.parse(body));
  return new Promise(() => {});
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const TODAY = dayOf(new Date());
const LAST = {
  version: 1,
  status: 'EXTENDED',
  annualSalary: 3_300_000,
  variablePay: 0,
  joiningDate: addDays(TODAY, 60),
  expiresOn: addDays(TODAY, 20),
  note: null,
} as Offer;

const show = (last: Offer) =>
  render(
    <MakeOfferDialog
      applicationId="application"
      name="Asha"
      stated={{ request: null, job: null }}
      last={last}
      onClose={() => {}}
    />,
  );

const changes = () => screen.queryByRole('heading', { name: 'Changed since version 1' });
const day = () => screen.getByLabelText<HTMLInputElement>('Answer by');

test('a changed offer has the deadline of the previous one, and its changes are listed first', async () => {
  show(LAST);
  await screen.findByLabelText('Answer by');
  expect(changes()).toBeNull();
  fireEvent.change(screen.getByLabelText('Annual salary'), { target: { value: '4100000' } });
  expect(await screen.findByText('₹8,00,000 more than before')).toBeTruthy();
  expect(screen.queryByText('Earlier than before')).toBeNull();
  fireEvent.change(day(), { target: { value: addDays(TODAY, 10) } });
  fireEvent.blur(day());
  expect(await screen.findByText('Earlier than before')).toBeTruthy();
  fireEvent.change(day(), { target: { value: LAST.expiresOn } });
  fireEvent.blur(day());
  await waitFor(() => expect(screen.queryByText('Earlier than before')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(sent).toMatchObject([{ expiresOn: LAST.expiresOn }]));
});

test('another offer after a closed one has the usual deadline', async () => {
  show({ ...LAST, status: 'DECLINED' });
  await screen.findByLabelText('Answer by');
  expect(await screen.findByText('Earlier than before')).toBeTruthy();
});
