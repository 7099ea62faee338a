import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { endSession, startSession } from '#web/lib/api/session.ts';
import { act, cleanup, fireEvent, render, screen } from '#web/testing/render.tsx';
import { useDraftForm } from './draft-form.ts';

interface Values {
  text: string | null;
}

function Note({ name = 'note', text = '' }: { name?: string; text?: string | null }) {
  const form = useForm<Values>({ defaultValues: { text } });
  const draft = useDraftForm(form, name);
  return (
    <form>
      <input aria-label="Text" {...form.register('text')} />
      <p>{draft.wasRestored ? 'kept' : 'new'}</p>
      {draft.isTheirs && <p>theirs</p>}
      <button type="button" onClick={draft.clear}>
        afresh
      </button>
      <button type="button" onClick={draft.forget}>
        sent
      </button>
      <button type="button" onClick={() => form.setValue('text', 'filled in')}>
        fill
      </button>
    </form>
  );
}

function signIn(id: string) {
  const user = { id, userType: 'JOBSEEKER' as const, firstName: 'A', lastName: 'B', email: 'a@b.test' };
  startSession({ accessToken: 'x', refreshToken: 'y', user });
}

const field = () => screen.getByLabelText<HTMLInputElement>('Text');

function reopen(name?: string) {
  cleanup();
  render(<Note {...(name && { name })} />);
}

afterEach(() => {
  cleanup();
  act(() => endSession('signed-out'));
  localStorage.clear();
});

test('input is restored under its name until it is sent', async () => {
  signIn('one');
  reopen();
  await userEvent.type(field(), 'Monday');
  reopen();
  expect(field().value).toBe('Monday');
  expect(screen.getByText('kept')).toBeDefined();
  reopen('another');
  expect(field().value).toBe('');
  expect(screen.getByText('new')).toBeDefined();
  reopen();
  fireEvent.click(screen.getByText('sent'));
  reopen();
  expect(field().value).toBe('');
});

test('after a reset or when emptied, nothing is stored', async () => {
  signIn('one');
  reopen();
  await userEvent.type(field(), 'Monday');
  fireEvent.click(screen.getByText('afresh'));
  expect(field().value).toBe('');
  reopen();
  expect(screen.getByText('new')).toBeDefined();
  await userEvent.type(field(), 'x{Backspace}');
  reopen();
  expect(screen.getByText('new')).toBeDefined();
});

test('values that the form fills in by itself are not stored', () => {
  signIn('one');
  reopen();
  fireEvent.click(screen.getByText('fill'));
  reopen();
  expect(screen.getByText('new')).toBeDefined();
});

test('a draft is not visible to other users', async () => {
  signIn('one');
  reopen();
  await userEvent.type(field(), 'Monday');
  signIn('two');
  reopen();
  expect(field().value).toBe('');
  endSession('expired');
  reopen();
  expect(field().value).toBe('');
});

test('a visitor’s input is kept for two hours, a member’s for a week', async () => {
  const lifetimeMs = () => {
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('draft:'));
    return Date.parse(JSON.parse(localStorage.getItem(key) ?? '').until) - Date.now();
  };
  reopen();
  await userEvent.type(field(), 'A visitor');
  expect(lifetimeMs() / 3_600_000).toBeCloseTo(2, 1);
  localStorage.clear();
  signIn('one');
  reopen();
  await userEvent.type(field(), 'A member');
  expect(lifetimeMs() / 86_400_000).toBeCloseTo(7, 1);
});

test('input from another tab appears here, and what was sent there disappears only there', async () => {
  signIn('one');
  reopen();
  const key = 'draft:one:note';
  const draft = { until: '2999-01-01T00:00:00.000Z', value: { text: 'Tuesday' } };
  localStorage.setItem(key, JSON.stringify(draft));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(field().value).toBe('Tuesday');
  expect(screen.getByText('theirs')).toBeDefined();
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(field().value).toBe('Tuesday');
});

test('a page restored by Back takes over what was typed meanwhile', () => {
  signIn('one');
  reopen();
  const draft = { until: '2999-01-01T00:00:00.000Z', value: { text: 'Tuesday' } };
  localStorage.setItem('draft:one:note', JSON.stringify(draft));
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })));
  expect(field().value).toBe('');
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(field().value).toBe('Tuesday');
});

test('a stored draft of another shape is ignored where it does not fit', () => {
  signIn('one');
  const draft = { until: '2999-01-01T00:00:00.000Z', value: { text: ['Monday'], amount: 4 } };
  localStorage.setItem('draft:one:note', JSON.stringify(draft));
  reopen();
  expect(field().value).toBe('');
});

test('a field with another kind of empty value takes over the input', async () => {
  signIn('one');
  cleanup();
  render(<Note text={null} />);
  await userEvent.type(field(), 'Monday');
  cleanup();
  render(<Note text={null} />);
  expect(field().value).toBe('Monday');
});
