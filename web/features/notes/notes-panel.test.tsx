import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, fireEvent, render, screen, waitFor } from '#web/testing/render.tsx';
import { NoteForm } from './notes-panel.tsx';

vi.stubGlobal('fetch', () => new Promise(() => {}));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const box = () => screen.getByLabelText<HTMLTextAreaElement>('New note');
const write = (value: string) => fireEvent.change(box(), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Add note' });

test('text typed while a note is saved stays, and the saved text is cleared', async () => {
  let arrive = () => {};
  const saving = () =>
    new Promise<void>((resolve) => {
      arrive = resolve;
    });
  render(<NoteForm name="note" label="New note" submitLabel="Add note" onSave={saving} />);
  write('Calls back after six.');
  fireEvent.click(save());
  write('Calls back after six, by phone.');
  arrive();
  await waitFor(() => expect(save().hasAttribute('data-loading')).toBe(false));
  expect(box().value).toBe('Calls back after six, by phone.');
  fireEvent.click(save());
  arrive();
  await waitFor(() => expect(box().value).toBe(''));
});
