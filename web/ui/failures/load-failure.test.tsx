import { expect, test, vi } from 'vitest';
import { cleanup, fireEvent, render, screen } from '#web/testing/render.tsx';
import { LoadFailure } from './load-failure.tsx';

const LOST = { message: 'Network error.' };

function show(reading: Partial<Parameters<typeof LoadFailure>[0]['reading']>, message?: string) {
  const whole = { error: LOST, isFetching: false, refetch: () => undefined, ...reading };
  render(<LoadFailure reading={whole} message={message} />);
  return screen.queryByRole('alert')?.textContent;
}

test('the error is shown, or another message if given', () => {
  expect(show({})).toContain('Network error.');
  cleanup();
  const told = show({}, 'The figures could not be loaded.');
  expect(told).toContain('The figures could not be loaded.');
  expect(told).not.toContain('Network error.');
});

test('retrying reads again, and the button shows that it is busy', () => {
  const refetch = vi.fn();
  show({ refetch });
  const button = screen.getByRole('button', { name: 'Try again' });
  expect(button.hasAttribute('data-loading')).toBe(false);
  fireEvent.click(button);
  expect(refetch).toHaveBeenCalledTimes(1);
  cleanup();
  show({ isFetching: true });
  expect(screen.getByRole('button').hasAttribute('data-loading')).toBe(true);
});

test('nothing is shown for a successful query', () => {
  expect(show({ error: null })).toBeUndefined();
});
