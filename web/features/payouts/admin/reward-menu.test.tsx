import { afterEach, expect, test, vi } from 'vitest';
import type { AdminReward } from '#contract/payouts/admin-rewards.ts';
import { cleanup, fireEvent, render, screen } from '#web/testing/render.tsx';
import { RewardMenu } from './reward-menu.tsx';

const asked: string[] = [];
vi.stubGlobal('fetch', (url: string | URL | Request) => {
  asked.push(String(url instanceof Request ? url.url : url));
  return new Promise(() => {});
});
afterEach(() => {
  cleanup();
  asked.length = 0;
});

const JANUARY = '2026-01-10T06:00:00.000Z';
const MARCH = '2026-03-30T06:00:00.000Z';
/** In India the day, and with it the financial year, has started. */
const APRIL = '2026-03-31T18:45:00.000Z';
const SENT_IN_APRIL = { sentAt: APRIL } as AdminReward['transfer'];

async function open(dates: Partial<AdminReward>) {
  const reward = {
    ...{ beneficiary: { id: 'b', name: 'Asha Rao' }, allowedActions: [] as never[] },
    ...{ earnedAt: JANUARY, payableAt: MARCH, endedAt: null, transfer: null, ...dates },
  } as unknown as AdminReward;
  render(<RewardMenu reward={reward} onAsk={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'More actions for the reward of Asha Rao' }));
  return screen.findAllByRole('menuitem');
}

const of = (year: string) => [`Statement ${year} (PDF)`, `Statement ${year} (CSV)`];

test.each<[string, Partial<AdminReward>, string[]]>([
  ['payable in March', {}, ['2025-26']],
  ['paid in April', { transfer: { ...SENT_IN_APRIL, status: 'PAID' } as never }, ['2026-27', '2025-26']],
  ['on its way since April', { transfer: { ...SENT_IN_APRIL, status: 'SENT' } as never }, ['2025-26']],
  ['returned in April', { transfer: { ...SENT_IN_APRIL, status: 'FAILED' } as never }, ['2025-26']],
  ['void since April', { endedAt: APRIL }, ['2026-27', '2025-26']],
])('a reward that is %s offers each statement that contains it', async (_, dates, years) => {
  const items = await open(dates);
  expect(items.map(({ textContent }) => textContent)).toEqual(years.flatMap(of));
});

test.each(['pdf', 'csv'])('the statement offered as %s is downloaded as such', async (kind) => {
  const items = await open({});
  const item = items.find(({ textContent }) => textContent?.includes(kind.toUpperCase()));
  if (item) fireEvent.click(item);
  expect(asked).toEqual([`/api/admin/beneficiaries/b/statements/25-26/${kind}`]);
});
