import { beforeEach, expect, test } from 'vitest';
import { lastingOpener } from './lasting-opener.ts';

const byId = (id: string) => document.getElementById(id)!;

beforeEach(() => {
  document.body.innerHTML = `
    <button id="plain">Plain</button>
    <button id="more">More</button>
    <div role="menu" aria-labelledby="more"><button id="line" role="menuitem">Edit</button></div>`;
});

test('the focused element is the opener', () => {
  byId('plain').focus();
  expect(lastingOpener()).toBe(byId('plain'));
});

test('for a menu item it is the menu’s button, even if the menu is gone', () => {
  byId('line').focus();
  expect(lastingOpener()).toBe(byId('more'));
  document.querySelector('[role="menu"]')?.remove();
  expect(document.activeElement).toBe(document.body);
  expect(lastingOpener()).toBe(byId('more'));
});
