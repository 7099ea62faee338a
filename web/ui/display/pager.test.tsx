import { expect, test } from 'vitest';
import { toPage } from '#contract/core/page.ts';
import { cleanup, render, screen } from '#web/testing/render.tsx';
import { LastingPager, Pager } from './pager.tsx';

function show(total: number, page = 0) {
  const shown = toPage([], { page, size: 20 }, total);
  render(<Pager page={shown} onChange={() => {}} />);
  return screen.queryByRole('navigation');
}

test.each([0, 1, 20])('%i rows need no pager', (total) => {
  expect(show(total)).toBeNull();
});

test('a list that always shows its size does so for one page', () => {
  render(<LastingPager page={toPage([], { page: 0, size: 20 }, 3)} onChange={() => {}} />);
  screen.getByText('Showing 1 to 3 of 3 results');
  for (const name of ['Previous', 'Next'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
});

test('there is a link to a second page, and back from one that has become empty', () => {
  expect(show(21)).not.toBeNull();
  cleanup();
  expect(show(20, 1)).not.toBeNull();
});

test('an estimated total is labelled as one', () => {
  const page = { ...toPage([], { page: 1, size: 20 }, 161_000), totalIsEstimate: true };
  render(<Pager page={page} onChange={() => {}} />);
  screen.getByText('Showing 21 to 40 of about 1,61,000 results');
});
