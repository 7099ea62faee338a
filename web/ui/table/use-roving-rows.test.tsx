import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useRovingRows } from './use-roving-rows.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Table({ names }: { names: readonly string[] }) {
  const rows = useRovingRows<HTMLDivElement>();
  return (
    <div {...rows}>
      {names.map((name) => (
        <table key={name}>
          <tbody>
            <tr>
              <td>
                <button type="button">{name}</button>
                {name !== 'B' && <button type="button">{`act ${name}`}</button>}
              </td>
            </tr>
          </tbody>
        </table>
      ))}
    </div>
  );
}

let root: Root;
const draw = (names: readonly string[]) => act(async () => root.render(<Table names={names} />));
beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
});
afterEach(() => act(async () => root.unmount()));

const tabbable = () =>
  [...document.querySelectorAll('button')]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map((one) => one.textContent);
const focused = () => document.activeElement?.textContent;
const focus = (place: number) => act(async () => document.querySelectorAll('button')[place]?.focus());
const press = (key: string, more: object = {}) =>
  act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more })),
  );

test('Tab stops at one row, and arrow keys go to the same control of other rows', async () => {
  await draw(['A', 'B', 'C']);
  expect(tabbable()).toEqual(['A', 'act A']);
  await focus(1);
  const walk = [];
  for (const key of ['ArrowDown', 'j', 'ArrowDown', 'k', 'Home', 'End', 'ArrowUp']) {
    await press(key);
    walk.push(focused());
  }
  // A row with fewer controls uses its last one.
  expect(walk).toEqual(['B', 'C', 'C', 'B', 'A', 'C', 'B']);
  expect(tabbable()).toEqual(['B']);
});

test('keys with a modifier are left alone', async () => {
  await draw(['A', 'C']);
  await focus(0);
  await press('j', { ctrlKey: true });
  await press('ArrowDown', { altKey: true });
  await press('x');
  expect(focused()).toBe('A');
});

test('a removed row passes its tab stop to the first', async () => {
  await draw(['A', 'C']);
  await focus(2);
  expect(tabbable()).toEqual(['C', 'act C']);
  await draw(['A', 'D']);
  expect(tabbable()).toEqual(['A', 'act A']);
  await draw(['D']);
  expect(tabbable()).toEqual(['D', 'act D']);
});
