import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { setLine } from '#web/lib/line/line-state.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useZodForm } from './form.ts';
import { lateSchema } from './late-schema.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setLine('open');
});

const Name = z.object({ name: z.string().trim().min(2, 'Please give your name') });

/** A schema that comes once it is let go. */
function slowSchema() {
  const { promise, resolve } = Promise.withResolvers<typeof Name>();
  const load = vi.fn(() => promise);
  return { load, schema: lateSchema(load), comes: () => resolve(Name) };
}

function open(schema: Parameters<typeof useZodForm<typeof Name>>[0]) {
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
  render(<Form />, { wrapper: MantineProvider });
  return { onSend };
}

const field = () => screen.getByLabelText('Name');
const send = () => fireEvent.click(screen.getByText('Send'));
/** Whatever could still follow has followed. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 20));

test('the schema is asked for when a field is left, and says then what it always says', async () => {
  const { load, schema, comes } = slowSchema();
  open(schema);
  await userEvent.type(field(), 'a');
  expect(load).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(load).toHaveBeenCalled();
  expect(screen.queryByText('Please give your name')).toBeNull();
  comes();
  expect(await screen.findByText('Please give your name')).toBeTruthy();
});

test('where a schema has no text of its own, the field says in plain words what is wrong', async () => {
  open(z.object({ name: z.string().min(3) }));
  await userEvent.type(field(), 'ab');
  await userEvent.tab();
  expect(await screen.findByText('Please use at least 3 characters.')).toBeTruthy();
});

test('sending waits for the schema, is done once however often it is pressed, and with what stands there', async () => {
  const { schema, comes } = slowSchema();
  const { onSend } = open(schema);
  fireEvent.change(field(), { target: { value: 'Asha' } });
  send();
  send();
  fireEvent.change(field(), { target: { value: 'Asha Rao ' } });
  await rest();
  expect(onSend).not.toHaveBeenCalled();
  comes();
  await vi.waitFor(() => expect(onSend).toHaveBeenCalled());
  await rest();
  expect(onSend.mock.calls.map(([values]) => values)).toEqual([{ name: 'Asha Rao' }]);
  send();
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
});

test('what is wrong when the schema comes is said, and has the focus', async () => {
  const { schema, comes } = slowSchema();
  const { onSend } = open(schema);
  send();
  comes();
  expect(await screen.findByText('Please give your name')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(onSend).not.toHaveBeenCalled();
});

test.each(['submit', 'button'] as const)(
  'a form that is left before the schema came is not sent, by its %s',
  async (type) => {
    const { schema, comes } = slowSchema();
    const onSend = vi.fn();
    function Form() {
      const form = useZodForm(schema, { defaultValues: { name: 'Asha' } });
      const submit = form.handleSubmit(onSend);
      return (
        <form onSubmit={submit}>
          <button type={type} onClick={() => void (type === 'button' && submit())}>
            Send
          </button>
        </form>
      );
    }
    const { unmount } = render(<Form />);
    send();
    unmount();
    comes();
    await rest();
    expect(onSend).not.toHaveBeenCalled();
  },
);

test('without a line the schema is asked for until it comes, and the form is sent then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no line')));
  const load = vi.fn(async () => Name);
  load.mockRejectedValueOnce(new TypeError('no line'));
  const { onSend } = open(lateSchema(load));
  fireEvent.change(field(), { target: { value: 'Asha' } });
  send();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(onSend).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2500);
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledOnce());
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render = () => (this.state.message ? <p>Broken: {this.state.message}</p> : this.props.children);
}

test('a schema that is broken while the server answers is a fault of the page', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onSend = vi.fn();
  const schema = lateSchema<typeof Name>(async () => Promise.reject(new Error('gone')));
  function Form() {
    const form = useZodForm(schema, { defaultValues: { name: 'Asha' } });
    return <form onSubmit={form.handleSubmit(onSend)}>{<button type="submit">Send</button>}</form>;
  }
  render(
    <Boundary>
      <Form />
    </Boundary>,
  );
  send();
  expect(await screen.findByText('Broken: gone')).toBeTruthy();
  expect(onSend).not.toHaveBeenCalled();
});

test('what is sent late is sent by the form as it is by then', async () => {
  const { schema, comes } = slowSchema();
  const sent: string[] = [];
  function Form({ round }: { round: string }) {
    const form = useZodForm(schema, { defaultValues: { name: 'Asha' } });
    return (
      <form onSubmit={form.handleSubmit(() => sent.push(round))}>
        <button type="submit">Send</button>
      </form>
    );
  }
  const { rerender } = render(<Form round="first" />);
  send();
  rerender(<Form round="second" />);
  comes();
  await vi.waitFor(() => expect(sent).toEqual(['second']));
});
