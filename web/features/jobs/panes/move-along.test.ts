import type { KeyboardEvent } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { moveAlong } from '#web/features/jobs/matched-list.tsx';

let links: HTMLElement[];
beforeEach(() => {
  document.body.innerHTML = '<a href="#a">a</a><a href="#b">b</a><a href="#c">c</a><button>Save</button>';
  links = [...document.querySelectorAll('a')];
});

function press(key: string, more: object = {}, target: Element | null = document.activeElement): boolean {
  let isTaken = false;
  const event = { key, target, ...more, preventDefault: () => (isTaken = true) };
  moveAlong(event as unknown as KeyboardEvent<HTMLElement>, links);
  return isTaken;
}

const focused = () => document.activeElement?.textContent;

test('arrows, J and K, Home and End move the focus and stop at the ends', () => {
  links[0]?.focus();
  const walk = ['ArrowDown', 'j', 'J', 'k', 'ArrowUp', 'ArrowUp', 'End', 'Home'].map((key) => {
    expect(press(key)).toBe(true);
    return focused();
  });
  expect(walk).toEqual(['b', 'c', 'c', 'b', 'a', 'a', 'c', 'a']);
});

test('other keys, keys with a modifier, and keys on another control are left alone', () => {
  links[0]?.focus();
  expect(press('Enter')).toBe(false);
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    expect(press('j', { [modifier]: true })).toBe(false);
  expect(press('j', {}, document.querySelector('button'))).toBe(false);
  expect(focused()).toBe('a');
});
