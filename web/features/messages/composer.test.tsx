import { afterEach, expect, test } from 'vitest';
import { cleanup, fireEvent, render, screen, waitFor } from '#web/testing/render.tsx';
import { Composer } from './composer.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Message to Asha');
const write = (value: string) => fireEvent.change(box(), { target: { value } });
const isSending = () => screen.getByRole('button', { name: 'Send' }).hasAttribute('data-loading');

test('text typed while a message is sent stays, and the sent text is cleared', async () => {
  let arrive = () => {};
  const sent: string[] = [];
  const send = (text: string) => {
    sent.push(text);
    return new Promise<void>((resolve) => {
      arrive = resolve;
    });
  };
  render(<Composer name="asha" to="Asha" onSend={send} />);
  write('Are you free on Monday?');
  fireEvent.keyDown(box(), { key: 'Enter' });
  write('Or on Tuesday?');
  arrive();
  await waitFor(() => expect(isSending()).toBe(false));
  expect(box().value).toBe('Or on Tuesday?');
  fireEvent.keyDown(box(), { key: 'Enter' });
  arrive();
  await waitFor(() => expect(box().value).toBe(''));
  expect(sent).toEqual(['Are you free on Monday?', 'Or on Tuesday?']);
});

test('an unexpected error is shown in plain language, and the text stays', async () => {
  const send = () => Promise.reject(new TypeError("Cannot read properties of undefined (reading 'id')"));
  render(<Composer name="asha" to="Asha" onSend={send} />);
  write('Are you free on Monday?');
  fireEvent.keyDown(box(), { key: 'Enter' });
  const told = 'An unexpected error occurred. Please try again. Your text is kept here.';
  expect(await screen.findByText(told)).toBeTruthy();
  expect(box().value).toBe('Are you free on Monday?');
});

test('a message that is too long is not cut, gets an error, and can be sent once it is short enough', async () => {
  const sent: string[] = [];
  const send = async (text: string) => sent.push(text);
  render(<Composer name="asha" to="Asha" onSend={send} />);
  expect(box().hasAttribute('maxlength')).toBe(false);
  write('a'.repeat(4012));
  expect(screen.getByText('Please use at most 4000 characters.')).toBeTruthy();
  expect(screen.getByText('4012 / 4000 characters')).toBeTruthy();
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(sent).toEqual([]);
  write('a'.repeat(4000));
  expect(screen.queryByText(/characters/)).toBeNull();
  fireEvent.keyDown(box(), { key: 'Enter' });
  await waitFor(() => expect(box().value).toBe(''));
  expect(sent).toEqual(['a'.repeat(4000)]);
});
