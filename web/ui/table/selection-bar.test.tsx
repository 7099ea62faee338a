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

test('a limit is shown as soon as something is selected', () => {
  expect(barOf(20)).toBe('3 selected, at most 20');
});

test('without a limit none is shown', () => {
  expect(barOf()).toBe('3 selected');
});

test('at the limit nothing more can be selected, individually or as a page', () => {
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
