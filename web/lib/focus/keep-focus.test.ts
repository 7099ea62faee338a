import { beforeAll, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const byId = (id: string) => document.getElementById(id)!;
/** Longer than anybody is waited for. */
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

test('when what had the focus goes, the nearest part that stays has it, and no key reaches it later', async () => {
  byId('decide').focus();
  byId('row').remove();
  expect(document.activeElement).toBe(document.body);
  await aWhile();
  expect(document.activeElement).toBe(byId('card'));
  byId('other').focus();
  expect(byId('card').hasAttribute('tabindex')).toBe(false);
});

test('of a dialog that is gone with the row it was opened from, it is where that row stood', async () => {
  byId('decide').focus();
  byId('confirm').focus();
  byId('dialog').remove();
  byId('row').remove();
  await aWhile();
  expect(document.activeElement).toBe(byId('card'));
});

test('a part of the screen, where somebody was before, goes before the whole of it', async () => {
  byId('decide').focus();
  byId('other').focus();
  byId('other').remove();
  await aWhile();
  expect(document.activeElement).toBe(byId('row'));
});

test('who has moved on keeps the focus', async () => {
  byId('decide').focus();
  byId('row').remove();
  byId('other').focus();
  await aWhile();
  expect(document.activeElement).toBe(byId('other'));
});

test('who has pressed beside everything is left alone', async () => {
  byId('decide').focus();
  byId('decide').blur();
  byId('main').click();
  byId('row').remove();
  await aWhile();
  expect(document.activeElement).toBe(document.body);
});
