import { expect, test } from 'vitest';
import { act, render, renderHook, screen } from '#web/testing/render.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';

function barOf(most?: number): string {
  render(
    <SelectionBar label="Selected" count={3} {...(most !== undefined && { most })} onClear={() => {}}>
      {null}
    </SelectionBar>,
  );
  return screen.getByRole('region', { name: 'Selected' }).textContent ?? '';
}

test('a limit is told as soon as something is selected', () => {
  expect(barOf(20)).toBe('3 selected, at most 20');
});

test('where there is no limit, none is told', () => {
  expect(barOf()).toBe('3 selected');
});

test('beyond the limit nothing more is selected, one by one or a page at once', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id }));
  const { result } = renderHook(() => useSelection<{ id: string }>(2));
  act(() => result.current.put(items, true));
  expect(result.current.chosen.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(result.current.isFull).toBe(true);
  act(() => result.current.toggle({ id: 'd' }));
  expect(result.current.chosen).toHaveLength(2);
  act(() => result.current.toggle({ id: 'a' }));
  expect(result.current.isFull).toBe(false);
});
