import { expect, test } from 'vitest';
import { evaluationOrder } from './evaluation-order.ts';

const FILES: Record<string, string> = {
  'list.js': 'window.list = {}',
  'root.js': 'import"./framework.js";import{a}from"./first.js";export const root = a',
  'page.js': 'import{b as c}from"./late.js";export{f}from"./framework.js";c(() => import("./dialog.js"))',
  'framework.js': 'export const f = 1',
  'first.js': 'import{f}from"./framework.js";export const a = f',
  'late.js': 'export const b = (load) => load; const text = \'import{x}from"./nothing.js"\'',
  'entry.js': 'import"./policy.js";import"./framework.js"',
  'policy.js': 'import{a}from"./first.js"',
};
const START = `import "/assets/list.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";
window.routes = { route0, route1 };
import("/assets/entry.js");`;

async function read(name: string): Promise<string> {
  const code = FILES[name];
  if (code === undefined) throw new Error(`${name} is not there.`);
  return code;
}

test('each file comes once, after all that it needs, as the browser runs them', async () => {
  expect(await evaluationOrder(START, read)).toEqual(
    ['list', 'framework', 'first', 'root', 'late', 'page', 'policy'].map((name) => `${name}.js`),
  );
});

test('a file that was not built is told', async () => {
  await expect(evaluationOrder('import "/assets/gone.js"', read)).rejects.toThrow('gone.js is not there.');
});
