import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays } from '#contract/kit/days.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { newDraft } from '#web/features/interviews/slots/slot-drafts.ts';
import { cleanup, render, screen } from '#web/testing/render.tsx';
import { TimesPicker } from './times-picker.tsx';

const user = userEvent.setup({ delay: null });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tomorrow = addDays(localDate(new Date()), 1);

function Picker({ starts }: { starts: number[] }) {
  const time = (hour: number) => ({ date: tomorrow, start: `${hour}:00`, end: `${hour + 1}:00` });
  const [drafts, setDrafts] = useState(() => starts.map((hour) => newDraft(time(hour))));
  return (
    <TimesPicker
      title="New times"
      help=""
      plan={undefined}
      duration={60}
      drafts={drafts}
      faults={new Map()}
      onChange={setDrafts}
    />
  );
}

function open(...starts: number[]) {
  render(<Picker starts={starts} />);
}

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('a removed block passes the focus to the next one, and the last to the heading', async () => {
  open(10, 12, 14);
  screen.getByLabelText(/^Time 2, .*12:00 pm/).focus();
  await user.keyboard('{Delete}');
  expect(focused()).toMatch(/^Time 3, .*2:00 pm/);
  await user.keyboard('{Enter}');
  expect(focused()).toMatch(/^Time 1, .*10:00 am/);
  await user.keyboard('{Delete}');
  expect(focused()).toBe('New times');
});

test('a block stops at the edge of the grid, where it stays visible', async () => {
  open(19);
  screen.getByLabelText(/^Time 1, /).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(focused()).toMatch(/^Time 1, .*8:00 pm – 9:00 pm/);
});

test('on a phone a removed line passes the focus to the next one, and the last to the heading', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  open(10, 12);
  screen.getByLabelText('Remove time 1').focus();
  await user.keyboard('{Enter}');
  expect(focused()).toBe('Remove time 1');
  await user.keyboard('{Enter}');
  expect(focused()).toBe('Your times');
});
