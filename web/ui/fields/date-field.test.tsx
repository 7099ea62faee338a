import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { useZodForm } from '#web/lib/forms/form.ts';
import { render, screen } from '#web/testing/render.tsx';
import { DateField } from './date-field.tsx';

const Schema = z.object({ day: z.iso.date({ error: 'Please choose a date.' }) });

function show() {
  function Form() {
    const { control, watch } = useZodForm(Schema, { defaultValues: { day: '2026-12-31' } });
    return (
      <>
        <DateField control={control} name="day" label="Last day" minDate="2026-12-01" />
        <output>{watch('day')}</output>
      </>
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

test('text that is not a selectable day stays and is refused', async () => {
  show();
  for (const text of ['29/02/2027', '28 Feb', '1 Nov 2026']) {
    await enter(text);
    await screen.findByText('Please enter a valid date.');
    expect(field().value).toBe(text);
    expect(value()).toBe(text);
  }
  await enter('28/2/2027');
  await vi.waitFor(() => expect(value()).toBe('2027-02-28'));
  await vi.waitFor(() => expect(screen.queryByText('Please enter a valid date.')).toBeNull());
  await vi.waitFor(() => expect(field().value).toBe('28 Feb 2027'));
});

test('an emptied field is empty', async () => {
  show();
  await enter('');
  await screen.findByText('Please choose a date.');
  expect(value()).toBe('');
});
