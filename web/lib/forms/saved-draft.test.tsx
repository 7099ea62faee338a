import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';
import { endSession, startSession } from '#web/lib/api/session.ts';
import { act, cleanup, renderHook } from '#web/testing/render.tsx';
import { useSavedDraft } from './saved-draft.ts';

const schema = z.object({ text: z.string() });
const LATER = '2999-01-01T00:00:00.000Z';

function signIn(id: string) {
  const user = { id, userType: 'JOBSEEKER' as const, firstName: 'A', lastName: 'B', email: 'a@b.test' };
  startSession({ accessToken: 'x', refreshToken: 'y', user });
}

const open = (until = LATER) =>
  renderHook(() => useSavedDraft({ name: 'note', schema, initial: { text: '' }, until })).result;

function type(text: string, until = LATER) {
  const form = open(until);
  act(() => form.current.set({ text }));
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('input is restored when the form is opened again, until it is sent', () => {
  signIn('one');
  const first = open();
  expect(first.current.wasRestored).toBe(false);
  act(() => first.current.set({ text: 'Monday' }));
  const second = open();
  expect(second.current.value).toEqual({ text: 'Monday' });
  expect(second.current.wasRestored).toBe(true);
  second.current.forget();
  expect(open().current.value).toEqual({ text: '' });
});

test('a draft is not visible to other users, and is deleted with its user’s session', () => {
  signIn('one');
  type('Monday');
  signIn('two');
  expect(open().current.value).toEqual({ text: '' });
  signIn('one');
  endSession('expired');
  signIn('one');
  expect(open().current.value).toEqual({ text: 'Monday' });
  endSession('signed-out');
  signIn('one');
  expect(open().current.value).toEqual({ text: '' });
});

test('an expired or unreadable draft is not restored', () => {
  signIn('one');
  type('Monday', '2001-01-01T00:00:00.000Z');
  expect(open().current.value).toEqual({ text: '' });
  localStorage.setItem('draft:one:note', '{"until":"2999-01-01T00:00:00.000Z","value":{"text":5}}');
  expect(open().current.value).toEqual({ text: '' });
});

test('changes from another tab are taken over, deletion is not', () => {
  signIn('one');
  const here = open();
  const key = 'draft:one:note';
  act(() => {
    localStorage.setItem(key, JSON.stringify({ until: LATER, value: { text: 'there' } }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
  expect(here.current.value).toEqual({ text: 'there' });
  act(() => {
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
  expect(here.current.value).toEqual({ text: 'there' });
});
