import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { useZodForm } from '#web/lib/forms/form.ts';
import { heldBack } from '#web/testing/held-back.ts';

const late = heldBack('#web/ui/late/fields/calendar-parts.tsx');
const Schema = z.object({ day: z.iso.date({ error: 'Please choose a date.' }) });

async function show() {
  late.hold();
  const { DateField } = await import('./date-field.tsx');
  function Form() {
    const { control, watch } = useZodForm(Schema, { defaultValues: { day: '2026-12-31' } });
    return (
      <MantineProvider env="test">
        <DateField control={control} name="day" label="Last day" minDate="2026-12-01" />
        <output>{watch('day')}</output>
      </MantineProvider>
    );
  }
  render(<Form />);
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Last day' });
const value = () => screen.getByRole('status').textContent;

async function enter(text: string) {
  await userEvent.clear(field());
  if (text) await userEvent.type(field(), text);
  await userEvent.tab();
}

const TIMES = [
  ['before the calendar is there', async () => {}],
  ['with its calendar', () => late.takesPlaceOf(field())],
] as const;

test.each(TIMES)('what says no day that can be chosen stays and is refused, %s', async (_, stands) => {
  await show();
  await stands();
  for (const text of ['29/02/2027', '28 Feb', '1 Nov 2026']) {
    await enter(text);
    await screen.findByText('Please enter a valid date.');
    expect(field().value).toBe(text);
    expect(value()).toBe(text);
  }
  await enter('28/2/2027');
  await vi.waitFor(() => expect(value()).toBe('2027-02-28'));
  await vi.waitFor(() => expect(screen.queryByText('Please enter a valid date.')).toBeNull());
  await late.comes();
  await vi.waitFor(() => expect(field().value).toBe('28 Feb 2027'));
});

test.each(TIMES)('an emptied field is empty, %s', async (_, stands) => {
  await show();
  await stands();
  await enter('');
  await screen.findByText('Please choose a date.');
  expect(value()).toBe('');
});
