import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { Rupees } from '#contract/core/money.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { fireEvent, render, screen } from '#web/testing/render.tsx';
import { MoneyField } from './number-field.tsx';

const NOT_WHOLE = 'Please enter an amount in whole rupees.';
const Schema = z.object({ fixed: Rupees });

function Form() {
  const { control, watch } = useZodForm(Schema, { defaultValues: { fixed: null as unknown as number } });
  return (
    <>
      <MoneyField control={control} name="fixed" label="Fixed" />
      <output>{JSON.stringify(watch('fixed'))}</output>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Fixed');
const value = () => screen.getByRole('status').textContent;

async function shown() {
  render(<Form />);
  // The fallback shown until the lazy field has loaded is a plain input without arrows.
  await expect.poll(() => document.querySelector('.mantine-NumberInput-control')).not.toBeNull();
}

async function paste(text: string) {
  await userEvent.click(field());
  await userEvent.paste(text);
}

test('text pasted before the lazy field has loaded is parsed too', () => {
  render(<Form />);
  fireEvent.paste(field(), { clipboardData: { getData: () => '12.5 LPA' } });
  expect(value()).toBe('1250000');
});

test.each([
  ['12.5 LPA', '12,50,000'],
  ['₹ 12.5L', '12,50,000'],
  ['1.2 Cr', '1,20,00,000'],
  ['12,50,000', '12,50,000'],
  ['12 50 000', '12,50,000'],
  ['1250000.50', '12,50,000'],
])('pasted, %s is ₹%s', async (text, amount) => {
  await shown();
  await paste(text);
  expect(field().value).toBe(amount);
  expect(value()).toBe(amount.replaceAll(',', ''));
});

test.each([
  ['pasted', paste],
  ['typed', (text: string) => userEvent.type(field(), text)],
])('12.5 %s keeps its decimal point and is refused', async (_, enter) => {
  await shown();
  await enter('12.5');
  expect(field().value).toBe('12.5');
  await userEvent.tab();
  expect(await screen.findByText(NOT_WHOLE)).toBeDefined();
});

test('pasted text that is not a single amount is refused, and the error stays until something is typed', async () => {
  await shown();
  await paste('12,50,000');
  await paste('12-15 LPA');
  expect(field().value).toBe('12,50,000');
  expect(screen.getByText(NOT_WHOLE)).toBeDefined();
  await userEvent.clear(field());
  await userEvent.type(field(), '7');
  expect(screen.queryByText(NOT_WHOLE)).toBeNull();
});
