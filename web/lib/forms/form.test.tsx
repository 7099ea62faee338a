import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { fireEvent, render, screen } from '#web/testing/render.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useZodForm } from './form.ts';

const Name = z.object({ name: z.string().trim().min(2, 'Please give your name') });

function open(schema: typeof Name) {
  const onSend = vi.fn();
  function Form() {
    const form = useZodForm(schema, { defaultValues: { name: '' } });
    return (
      <form onSubmit={form.handleSubmit(onSend)}>
        <TextField control={form.control} name="name" label="Name" />
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Form />);
  return { onSend };
}

const field = () => screen.getByLabelText('Name');
const send = () => fireEvent.click(screen.getByText('Send'));

test('errors are shown when a field is left, not while it is typed', async () => {
  open(Name);
  await userEvent.type(field(), 'a');
  expect(screen.queryByText('Please give your name')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText('Please give your name')).toBeTruthy();
});

test('if a schema has no message of its own, the field has a plain one', async () => {
  open(z.object({ name: z.string().min(3) }));
  await userEvent.type(field(), 'ab');
  await userEvent.tab();
  expect(await screen.findByText('Please use at least 3 characters.')).toBeTruthy();
});

test('valid input is sent as the schema parses it', async () => {
  const { onSend } = open(Name);
  fireEvent.change(field(), { target: { value: 'Asha Rao ' } });
  send();
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  expect(onSend.mock.calls[0]?.[0]).toEqual({ name: 'Asha Rao' });
});

test('an error on submit is shown, and gets the focus', async () => {
  const { onSend } = open(Name);
  send();
  expect(await screen.findByText('Please give your name')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(onSend).not.toHaveBeenCalled();
});
