import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { render, screen } from '#web/testing/render.tsx';
import { TenDigitField } from './ten-digit-field.tsx';

function Fields() {
  const { control } = useForm({ defaultValues: { phone: '' } });
  return <TenDigitField control={control} name="phone" label="Phone" />;
}

test.each([
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['+919123456789', '9123456789'],
  ['9123456789', '9123456789'],
  ['09876543210', '9876543210'],
  ['+91 098765 43210', '9876543210'],
  ['+{Backspace}+91 98765 43210', '9876543210'],
  ['+9{Backspace}9123456789', '9123456789'],
])('typed key by key, %s becomes %s', async (keys, digits) => {
  render(<Fields />);
  const field = screen.getByLabelText<HTMLInputElement>('Phone');
  await userEvent.setup({ delay: null }).type(field, keys);
  expect(field.value).toBe(digits);
});
