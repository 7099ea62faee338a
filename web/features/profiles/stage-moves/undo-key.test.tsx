import { Notifications } from '@mantine/notifications';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render, screen, waitFor } from '#web/testing/render.tsx';
import { tellDecided } from './tell-decided.tsx';
import { keepUndo, useUndoKey } from './undo-key.ts';

const asked: string[] = [];
vi.stubGlobal('fetch', (address: string) => {
  asked.push(address);
  return Promise.resolve(Response.json({ data: { restored: ['a'], late: [] } }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  asked.length = 0;
});

function Listening() {
  useUndoKey();
  return <input aria-label="Words" />;
}

test('the key u undoes the last decision once, and not while typing', async () => {
  const undo = vi.fn();
  render(<Listening />);
  keepUndo(undo);
  await userEvent.type(screen.getByRole('textbox', { name: 'Words' }), 'u');
  expect(undo).not.toHaveBeenCalled();
  await userEvent.click(document.body);
  await userEvent.keyboard('uu');
  expect(undo).toHaveBeenCalledTimes(1);
});

test('the key u does nothing once the message with the undo button is gone', () => {
  vi.useFakeTimers();
  const undo = vi.fn();
  render(<Listening />);
  keepUndo(undo);
  vi.advanceTimersByTime(20_001);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'u' }));
  expect(undo).not.toHaveBeenCalled();
});

test('the key undoes the decision of the message, unless its button already did', async () => {
  render(
    <>
      <Notifications />
      <Listening />
    </>,
  );
  tellDecided('1 application moved.', ['a']);
  await userEvent.keyboard('u');
  await waitFor(() => expect(asked).toHaveLength(1));
  tellDecided('2 applications moved.', ['a', 'b']);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await userEvent.keyboard('u');
  await screen.findAllByText('Undone for 1 candidate.');
  expect(asked).toHaveLength(2);
});
