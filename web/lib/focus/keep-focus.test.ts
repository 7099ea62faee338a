import { beforeAll, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const byId = (id: string) => document.getElementById(id)!;
/** Longer than the wait for other code that moves the focus. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 900));

beforeAll(keepFocus);

beforeEach(() => {
  document.body.innerHTML = `
    <main id="main">
      <section id="card"><ul><li id="row"><button id="decide">Decide</button></li></ul></section>
      <button id="other">Other</button>
    </main>
    <div id="portal"><div role="dialog" id="dialog"><button id="confirm">Confirm</button></div></div>`;
});

test('when the focused element disappears, the nearest remaining part gets the focus, and is not focusable afterwards', async () => {
  byId('decide').focus();
  byId('row').remove();
  expect(document.activeElement).toBe(document.body);
  await aWhile();
  expect(document.activeElement).toBe(byId('card'));
  byId('other').focus();
  expect(byId('card').hasAttribute('tabindex')).toBe(false);
});

test('if a dialog disappears with the row that opened it, the row’s former place gets it', async () => {
  byId('decide').focus();
  byId('confirm').focus();
  byId('dialog').remove();
  byId('row').remove();
  await aWhile();
  expect(document.activeElement).toBe(byId('card'));
});

test('a previously focused part of the screen is preferred to the whole screen', async () => {
  byId('decide').focus();
  byId('other').focus();
  byId('other').remove();
  await aWhile();
  expect(document.activeElement).toBe(byId('row'));
});

test('a focus that was moved meanwhile stays', async () => {
  byId('decide').focus();
  byId('row').remove();
  byId('other').focus();
  await aWhile();
  expect(document.activeElement).toBe(byId('other'));
});

test('after a click on empty space nothing is focused', async () => {
  byId('decide').focus();
  byId('decide').blur();
  byId('main').click();
  byId('row').remove();
  await aWhile();
  expect(document.activeElement).toBe(document.body);
});
