import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { heldBack } from '#web/testing/held-back.ts';

type Fields = typeof import('./calendars.tsx');
let fields: Fields;
const late = heldBack('#web/ui/late/fields/calendar-parts.tsx');

beforeEach(async () => {
  late.hold();
  fields = await import('./calendars.tsx');
});

const show = (field: ReactNode) => render(<MantineProvider env="test">{field}</MantineProvider>);

test('a month is written before its calendar is there as afterwards, and a press opens it', async () => {
  show(<fields.MonthInput label="Start" value="2026-11-01" />);
  const plain = screen.getByRole('button', { name: 'Start' });
  expect(plain.textContent).toBe('Nov 2026');
  expect(plain.getAttribute('aria-haspopup')).toBe('dialog');
  await userEvent.click(plain);
  await late.takesPlaceOf(plain);
  expect(screen.getByRole('button', { name: 'Start' }).textContent).toBe('Nov 2026');
  await screen.findByRole('dialog', { name: 'Calendar' });
});

test('a press that has begun ends on the button that it began on, whose calendar opens then', async () => {
  show(<fields.MonthInput label="Start" value="2026-11-01" />);
  const plain = screen.getByRole('button', { name: 'Start' });
  fireEvent.pointerDown(plain);
  await late.comes();
  fireEvent.pointerUp(plain);
  // As in a browser, where all that was promised goes on before the click comes.
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  expect(plain.isConnected).toBe(true);
  fireEvent.click(plain);
  await screen.findByRole('dialog', { name: 'Calendar' });
  expect(plain.isConnected).toBe(false);
});

test('who presses again before the calendar is there presses the same button', async () => {
  show(<fields.MonthInput label="Start" value="2026-11-01" />);
  const plain = screen.getByRole('button', { name: 'Start' });
  await userEvent.click(plain);
  fireEvent.pointerDown(plain);
  await late.comes();
  expect(plain.isConnected).toBe(true);
  fireEvent.pointerUp(plain);
  await screen.findByRole('dialog', { name: 'Calendar' });
});

test('a finger that scrolls away from a field holds nothing up', async () => {
  show(<fields.MonthInput label="Start" value="2026-11-01" />);
  const plain = screen.getByRole('button', { name: 'Start' });
  fireEvent.pointerDown(plain);
  fireEvent.pointerCancel(plain);
  await late.takesPlaceOf(plain);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a day that is typed is written before as afterwards, and its focus stays', async () => {
  show(<fields.DateInput label="First day" placeholder="26 Nov 2026" value="2026-04-05" />);
  const plain = screen.getByRole<HTMLInputElement>('textbox', { name: 'First day' });
  expect(plain.value).toBe('5 Apr 2026');
  plain.focus();
  await late.takesPlaceOf(plain);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'First day' });
  expect(field.value).toBe('5 Apr 2026');
  expect(field.readOnly).toBe(false);
  expect(document.activeElement).toBe(field);
});

function FirstDay() {
  const [day, setDay] = useState<string | null>('2026-04-05');
  return (
    <>
      <fields.DateInput label="First day" value={day} onChange={setDay} maxDate="2026-11-28" />
      <output>{day}</output>
    </>
  );
}

test('a day that is typed before its calendar is there counts, and is not taken away under the fingers', async () => {
  show(<FirstDay />);
  const plain = screen.getByRole<HTMLInputElement>('textbox', { name: 'First day' });
  await userEvent.clear(plain);
  await userEvent.type(plain, '28/1');
  await late.comes();
  await userEvent.type(plain, '1/2026');
  expect(plain.isConnected).toBe(true);
  expect(plain.value).toBe('28/11/2026');
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('2026-11-28'));
  await userEvent.tab();
  await late.takesPlaceOf(plain);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First day' }).value).toBe('28 Nov 2026');
});

test.each(['soon', '29 Nov 2026'])(
  'who types “%s”, which is no day to choose, has chosen none',
  async (text) => {
    show(<FirstDay />);
    const plain = screen.getByRole<HTMLInputElement>('textbox', { name: 'First day' });
    await userEvent.clear(plain);
    await userEvent.type(plain, text);
    await userEvent.tab();
    await vi.waitFor(() => expect(plain.value).toBe('5 Apr 2026'));
    expect(screen.getByRole('status').textContent).toBe('2026-04-05');
  },
);

test('an empty one says what it is for, a wrong one what is wrong', () => {
  show(
    <fields.MonthInput label="Start" value={null} placeholder="Apr 2022" error="Please choose a month." />,
  );
  const field = screen.getByRole('button', { name: 'Start' });
  expect(field.textContent).toBe('Apr 2022');
  expect(screen.getByText('Please choose a month.')).toBeTruthy();
});
