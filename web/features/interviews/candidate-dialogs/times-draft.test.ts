import { afterEach, expect, test } from 'vitest';
import { newDraft } from '#web/features/interviews/slots/slot-drafts.ts';
import { act, cleanup, renderHook } from '#web/testing/render.tsx';
import { useTimesDraft } from './times-draft.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const LATER = '2999-01-01T00:00:00.000Z';
const open = () => renderHook(() => useTimesDraft({ name: 'accept:i', rows: 3, until: LATER })).result;

test('a row keeps its key when one before it is removed, so that unfinished input stays in its row', () => {
  const form = open();
  const keys = () => form.current.drafts.map(({ key }) => key);
  const [first, second, third] = keys();
  expect(new Set(keys()).size).toBe(3);
  act(() => form.current.setTimes(form.current.drafts.filter(({ key }) => key !== second)));
  expect(keys()).toEqual([first, third]);
  act(() => form.current.setTimes([...form.current.drafts, newDraft()]));
  expect(new Set(keys()).size).toBe(3);
});

test('after starting over, every row is a new one', () => {
  const form = open();
  const before = form.current.drafts.map(({ key }) => key);
  act(() => form.current.clear());
  for (const { key } of form.current.drafts) expect(before).not.toContain(key);
});
