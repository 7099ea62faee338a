import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { render, screen } from '#web/testing/render.tsx';
import { SelectField } from './choice-field.tsx';

const COLLEGES = ['IIT Bombay', 'IIT Delhi', 'IIT Madras'];
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const listed = () => screen.queryAllByRole('option').map((option) => option.textContent);

function College({ begun = '' }: { begun?: string }) {
  const { control, setValue } = useForm({ defaultValues: { college: begun } });
  return (
    <>
      <SelectField control={control} name="college" label="College" data={COLLEGES} searchable />
      <button type="button" onClick={() => setValue('college', 'IIT Delhi')}>
        The nearest
      </button>
    </>
  );
}

test('typing filters the list, and the keys choose from it', async () => {
  render(<College />);
  await userEvent.type(box(), 'mad');
  expect(listed()).toEqual(['IIT Madras']);
  await userEvent.keyboard('ras{ArrowDown}{Enter}');
  expect(box().value).toBe('IIT Madras');
  await userEvent.tab();
  expect(box().value).toBe('IIT Madras');
});

test('typing and leaving chooses nothing', async () => {
  render(<College begun="IIT Bombay" />);
  await userEvent.type(box(), ' x');
  await userEvent.tab();
  expect(box().value).toBe('IIT Bombay');
});

test('a value that is set elsewhere is shown in the field', async () => {
  render(<College begun="IIT Bombay" />);
  await userEvent.click(screen.getByRole('button'));
  expect(box().value).toBe('IIT Delhi');
});
