import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { UNUSED_PARTS, withoutWork } from './lean-libraries.ts';

test.each(UNUSED_PARTS)('%s still exports what it did, and none of it does anything', async (file) => {
  const path = `node_modules/${file}`;
  const given: object = await import(pathToFileURL(path).href);
  const lean = withoutWork(readFileSync(path, 'utf8'));
  const left: object = await import(`data:text/javascript,${encodeURIComponent(lean)}`);
  expect(Object.keys(left).toSorted()).toEqual(Object.keys(given).toSorted());
  expect(Object.values(left).map((nothing) => nothing())).toEqual(Object.keys(left).map(() => undefined));
});
