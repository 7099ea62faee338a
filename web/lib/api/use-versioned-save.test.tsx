import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { act, render, renderHook, screen } from '#web/testing/render.tsx';
import { ConflictMessage } from '#web/ui/failures/conflict-message.tsx';
import { ApiError } from './api-error.ts';
import { useVersionedSave } from './use-versioned-save.ts';

interface Note {
  version: number;
  text: string;
}

const stale = (data: Note) => new ApiError(412, { code: 'STALE_VERSION', data });

function open(version: number | undefined = 3, onRefused?: (error: ApiError) => boolean) {
  const { result } = renderHook(() => useVersionedSave<Note>(version, onRefused));
  return {
    result,
    save: (answer: () => Note) =>
      act(async () => {
        const send = vi.fn(async () => answer());
        return { saved: await result.current.save(send), headers: send.mock.calls[0]?.at(0) };
      }),
  };
}

function refuse(error: unknown): () => never {
  return () => {
    throw error;
  };
}

test('each save sends the version it is based on: the loaded one, then the saved one', async () => {
  const { save } = open(3);
  const first = await save(() => ({ version: 4, text: 'a' }));
  expect(first).toEqual({ saved: { version: 4, text: 'a' }, headers: { 'if-match': '"3"' } });
  expect(await save(() => ({ version: 5, text: 'b' }))).toMatchObject({ headers: { 'if-match': '"4"' } });
});

test('a new object has no version', async () => {
  const { result } = renderHook(() => useVersionedSave<Note>(undefined));
  const send = vi.fn(async () => ({ version: 1, text: 'a' }));
  await act(() => result.current.save(send));
  expect(send.mock.calls).toEqual([[{}]]);
});

test('a newer version by somebody else is returned, and nothing overwrites it until it is settled', async () => {
  const { result, save } = open(3);
  expect(await save(refuse(stale({ version: 7, text: 'theirs' })))).toMatchObject({ saved: undefined });
  expect(result.current.newer).toEqual({ version: 7, text: 'theirs' });
  expect(result.current.failure).toBeNull();
  expect(await save(refuse(stale({ version: 7, text: 'theirs' })))).toMatchObject({
    headers: { 'if-match': '"3"' },
  });
});

test('once it is settled the next save is based on the newer version, and a third one is detected again', async () => {
  const { result, save } = open(3);
  await save(refuse(stale({ version: 7, text: 'theirs' })));
  act(() => result.current.settle());
  expect(result.current.newer).toBeNull();
  expect(await save(refuse(stale({ version: 8, text: 'a third' })))).toMatchObject({
    headers: { 'if-match': '"7"' },
  });
  expect(result.current.newer).toEqual({ version: 8, text: 'a third' });
});

test('a failure is shown until the next try, unless its fields show it', async () => {
  const broken = new ApiError(500, { code: 'INTERNAL' });
  const { result, save } = open(3, (error) => error.status === 400);
  await save(refuse(broken));
  expect(result.current.failure).toBe(broken);
  await save(refuse(new ApiError(400, { code: 'VALIDATION_FAILED' })));
  expect(result.current.failure).toBeNull();
  expect(result.current.isSaving).toBe(false);
});

test('an exception is not treated as a refusal', async () => {
  const { result } = open(3);
  const fault = new TypeError('x');
  await act(() => expect(result.current.save(refuse(fault) as never)).rejects.toBe(fault));
});

test('during a save, the state says so', async () => {
  const { result } = open(3);
  const answer = Promise.withResolvers<Note>();
  act(() => void result.current.save(() => answer.promise));
  expect(result.current.isSaving).toBe(true);
  await act(async () => answer.resolve({ version: 4, text: 'a' }));
  expect(result.current.isSaving).toBe(false);
});

test('both versions are offered, with the message of the failure', async () => {
  const onLoad = vi.fn();
  const onKeep = vi.fn();
  render(<ConflictMessage onLoad={onLoad} onKeep={onKeep} />);
  expect(screen.getByText('This was changed elsewhere while you were editing.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Load the newer version' }));
  expect([onLoad.mock.calls.length, onKeep.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect([onLoad.mock.calls.length, onKeep.mock.calls.length]).toEqual([1, 1]);
});
