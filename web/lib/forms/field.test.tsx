import userEvent from '@testing-library/user-event';
import { useFieldArray } from 'react-hook-form';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { render, screen } from '#web/testing/render.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useZodForm } from './form.ts';

const Jobs = z.object({ jobs: z.array(z.object({ role: z.string().min(1, 'Please fill in the role') })) });

function Form() {
  const form = useZodForm(Jobs, { defaultValues: { jobs: [] } });
  const { fields, prepend } = useFieldArray({ control: form.control, name: 'jobs' });
  return (
    <form onSubmit={form.handleSubmit(() => {})}>
      {fields.map(({ id }, place) => (
        <TextField key={id} control={form.control} name={`jobs.${place}.role`} label="Role" />
      ))}
      <button type="button" onClick={() => prepend({ role: '' }, { shouldFocus: false })}>
        Add
      </button>
      <button
        type="button"
        onClick={() => form.setError('jobs.0.role', { type: 'server', message: 'Taken' })}
      >
        Refuse
      </button>
      <button type="submit">Save</button>
    </form>
  );
}

const fault = () => screen.queryByText('Please fill in the role');

test('a field of a new row shows no error before it was touched or the form was submitted', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByText('Add'));
  await user.click(screen.getByText('Add'));
  expect(fault()).toBeNull();
  await user.click(screen.getAllByLabelText('Role')[0] as HTMLElement);
  await user.tab();
  expect(await screen.findByText('Please fill in the role')).toBeTruthy();
});

test('submitting shows every error, and refusals of the server are shown at once', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByText('Add'));
  await user.click(screen.getByText('Refuse'));
  expect(await screen.findByText('Taken')).toBeTruthy();
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('Please fill in the role')).toBeTruthy();
});
