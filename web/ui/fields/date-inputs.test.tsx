import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render, screen } from '#web/testing/render.tsx';
import { DateInput, DayInput, MonthInput } from './date-field.tsx';

test('a month is displayed as text, and a click opens its calendar', async () => {
  render(<MonthInput label="Start" value="2026-11-01" />);
  const button = screen.getByRole('button', { name: 'Start' });
  expect(button.textContent).toBe('Nov 2026');
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  await userEvent.click(button);
  await screen.findByRole('dialog', { name: 'Calendar' });
});

test.each([
  [true, '26 Nov 2026'],
  [false, 'Thu, 26 Nov 2026'],
])('a day, short: %s, is displayed as %s', (isShort, text) => {
  render(<DayInput aria-label="From" value="2026-11-26" isShort={isShort} />);
  expect(screen.getByRole('button', { name: 'From' }).textContent).toBe(text);
});

function FirstDay() {
  const [day, setDay] = useState<string | null>('2026-04-05');
  return (
    <>
      <DateInput label="First day" value={day} onChange={setDay} maxDate="2026-11-28" />
      <output>{day}</output>
    </>
  );
}

const firstDay = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'First day' });

async function enter(text: string): Promise<void> {
  await userEvent.clear(firstDay());
  await userEvent.type(firstDay(), text);
  await userEvent.tab();
}

test.each(['28/11/2026', '28 nov 2026'])('a day typed as %s is accepted', async (text) => {
  render(<FirstDay />);
  expect(firstDay().value).toBe('5 Apr 2026');
  await enter(text);
  expect(firstDay().value).toBe('28 Nov 2026');
  expect(screen.getByRole('status').textContent).toBe('2026-11-28');
});

test.each(['soon', '29 Nov 2026'])(
  'who types “%s”, which is no day to choose, has chosen none',
  async (text) => {
    render(<FirstDay />);
    await enter(text);
    expect(firstDay().value).toBe('5 Apr 2026');
    expect(screen.getByRole('status').textContent).toBe('2026-04-05');
  },
);

test('an empty field says what it is for, an invalid one what is wrong', () => {
  render(<MonthInput label="Start" value={null} placeholder="Apr 2022" error="Please choose a month." />);
  expect(screen.getByRole('button', { name: 'Start' }).textContent).toBe('Apr 2022');
  expect(screen.getByText('Please choose a month.')).toBeTruthy();
});
